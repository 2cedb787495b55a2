import { type Cents, platformFeeCents, toCents } from './money.ts';

export interface Split {
  hostPaysCents: Cents;
  cleanerReceivesCents: Cents;
  platformKeepsCents: Cents;
}

/** The fees fixed when the job's cleaner was assigned; absent before that. */
export interface FixedFees {
  hostFeeCents?: Cents | null;
  cleanerFeeCents?: Cents | null;
}

/**
 * Who pays and receives what for a job: each side's flat fee, added to and taken off the payout, in whole cents. For a
 * job that has a cleaner, pass its fixed fees: what was agreed does not change with today's fee.
 */
export function splitOf(payoutCents: Cents, { hostFeeCents, cleanerFeeCents }: FixedFees = {}): Split {
  // While a job is only posted, its payout may be below the fee; nobody receives less than nothing.
  const cleanerReceives = Math.max(0, payoutCents - (cleanerFeeCents ?? platformFeeCents));
  const hostPays = payoutCents + (hostFeeCents ?? platformFeeCents);
  return {
    hostPaysCents: toCents(hostPays),
    cleanerReceivesCents: toCents(cleanerReceives),
    platformKeepsCents: toCents(hostPays - cleanerReceives),
  };
}
