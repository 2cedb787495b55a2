import { backgroundCheckFeeCents, defaultPayoutCents, minimumBidCents, platformFeeCents } from '#contract/money.ts';
import { photosPerJob, uploadBytes } from '#contract/work.ts';
import type { Kit } from '#server/platform/kit.ts';

/** What every screen needs to know of this installation. */
export function showConfig({ settings }: Kit) {
  return {
    mode: settings.mode,
    exposedDemo: settings.exposedDemo,
    fees: {
      hostCents: platformFeeCents,
      cleanerCents: platformFeeCents,
      backgroundCheckCents: backgroundCheckFeeCents,
    },
    limits: { minimumBidCents, defaultPayoutCents, uploadBytes, photosPerJob },
    supportEmail: settings.supportEmail,
  };
}
