import { type Cents, toCents } from './money.ts';
import type { Split } from './split.ts';
import type { JobStatus } from './states.ts';
import { type JobTerms, type Terms, usualTerms } from './usual-terms.ts';

interface Canceled {
  status: JobStatus;
  startTime: Date | string;
  payoutCents: Cents;
  /** Kept since its cleaner was hired; null where that was before there were others. */
  terms?: JobTerms | null;
}

const hour = 60 * 60_000;

/**
 * Both sides' money if the host cancels at this moment: for an assigned job later than its terms allow,
 * their share of the payout goes to the cleaner, rounded up to the cent, and Freshkey keeps nothing. From the start on a
 * job that is still assigned has a cleaner who has not come: nobody is paid for that.
 */
export function lateCancelOf({ status, startTime, payoutCents, terms }: Canceled, now: Date): Split {
  const { lateCancelPercent, freeCancelHours } = terms ?? usualTerms;
  const isLate = status === 'ASSIGNED' && isLateToCancel(startTime, { freeCancelHours }, now);
  const share = toCents(isLate ? Math.ceil((payoutCents * lateCancelPercent) / 100) : 0);
  return { hostPaysCents: share, cleanerReceivesCents: share, platformKeepsCents: toCents(0) };
}

/** Whether canceling costs something from the moment on in which a cleaner has the job. */
export function isLateToCancel(
  startTime: Date | string,
  { freeCancelHours }: Pick<Terms, 'freeCancelHours'>,
  now: Date,
): boolean {
  const left = new Date(startTime).getTime() - now.getTime();
  return left > 0 && left < freeCancelHours * hour;
}
