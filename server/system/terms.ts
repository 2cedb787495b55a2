import { backgroundCheckFeeCents, defaultPayoutCents, minimumBidCents, platformFeeCents } from '#contract/money.ts';
import { photosPerJob, uploadBytes } from '#contract/photo-limits.ts';

/** What this product charges and how far it goes: the same for every installation. */
export const terms = {
  fees: { hostCents: platformFeeCents, cleanerCents: platformFeeCents, backgroundCheckCents: backgroundCheckFeeCents },
  limits: { minimumBidCents, defaultPayoutCents, uploadBytes, photosPerJob },
};
