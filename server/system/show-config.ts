import { backgroundCheckFeeCents, defaultPayoutCents, minimumBidCents, platformFeeCents } from '#contract/money.ts';
import { photosPerJob, uploadBytes } from '#contract/work.ts';
import type { Kit } from '#server/platform/kit.ts';
import { marketingOf } from './marketing.ts';

/** What every screen needs to know of this installation. */
export async function showConfig(kit: Kit) {
  const { settings } = kit;
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
    operatorName: settings.operatorName,
    marketing: await marketingOf(kit),
  };
}
