import { defaultPayoutCents, minimumBidCents, toCents } from '#contract/money.ts';
import { uploadBytes } from '#contract/photo-limits.ts';
import type { SettingValues } from '#contract/setting-rules.ts';

/** What this marketplace charges and how far it goes, as its owners have decided or as the software brings it. */
export function termsOf({ platformFeeCents, backgroundCheckFeeCents, photosPerJob }: SettingValues) {
  const fee = toCents(platformFeeCents);
  return {
    fees: { hostCents: fee, cleanerCents: fee, backgroundCheckCents: toCents(backgroundCheckFeeCents) },
    limits: { minimumBidCents, defaultPayoutCents, uploadBytes, photosPerJob },
  };
}
