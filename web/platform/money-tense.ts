import type { Job } from '#contract/jobs.ts';

/**
 * Whether the money of a job is to move, has moved, or is with Freshkey for the cleaner who reads: held for a while, or
 * frozen until a report decides how much of it is theirs.
 */
export function moneyTenseOf({ status, moneyIsHeld, reportStatus }: Paid): 'now' | 'past' | 'held' | 'frozen' {
  if (status !== 'PAID') return 'now';
  if (!moneyIsHeld) return 'past';
  return reportStatus === undefined || reportStatus === 'RESOLVED' ? 'held' : 'frozen';
}

type Paid = Pick<Job, 'status'> & Partial<Pick<Job, 'moneyIsHeld' | 'reportStatus'>>;
