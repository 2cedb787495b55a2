import { backgroundCheckFeeCents, platformFeeCents } from '#contract/money.ts';
import { useConfig } from './use-config.ts';

const usual = {
  hostCents: platformFeeCents,
  cleanerCents: platformFeeCents,
  backgroundCheckCents: backgroundCheckFeeCents,
} as const;

/** A fee in force, in cents; the usual one until the server has answered. */
export const useFee = (of: keyof typeof usual) => useConfig()?.fees[of] ?? usual[of];
