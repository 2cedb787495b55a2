import { type Cents, platformFeeCents, toCents } from './money.ts';

export interface Split {
  hostPaysCents: Cents;
  cleanerReceivesCents: Cents;
  platformKeepsCents: Cents;
}

/** The fees that were fixed for a job when its cleaner was assigned; absent before that. */
export interface FixedFees {
  hostFeeCents?: Cents;
  cleanerFeeCents?: Cents;
}

/**
 * Who pays and receives what for a job: each side's flat fee on top of and off the payout, in whole cents. Of a job that
 * has a cleaner give the fees fixed for it: what was agreed does not change with today's fee.
 */
export function splitOf(
  payoutCents: Cents,
  { hostFeeCents = platformFeeCents, cleanerFeeCents = platformFeeCents }: FixedFees = {},
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
