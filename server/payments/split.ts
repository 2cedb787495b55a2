import { type Cents, platformFeeCents, toCents } from '#contract/money.ts';

export interface Split {
  hostPaysCents: Cents;
  cleanerReceivesCents: Cents;
  platformKeepsCents: Cents;
}

/** Who pays and receives what for a job: each side's flat fee on top of and off the payout, in whole cents. */
export function splitOf(
  payoutCents: Cents,
  { hostFeeCents = platformFeeCents, cleanerFeeCents = platformFeeCents } = {},
): Split {
  // A payout below the fee is possible while a job is only posted; nobody receives less than nothing.
  const cleanerReceives = Math.max(0, payoutCents - cleanerFeeCents);
  const hostPays = payoutCents + hostFeeCents;
  return {
    hostPaysCents: toCents(hostPays),
    cleanerReceivesCents: toCents(cleanerReceives),
    platformKeepsCents: toCents(hostPays - cleanerReceives),
  };
}
