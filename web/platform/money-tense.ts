import type { Job } from '#contract/jobs.ts';
import { isReportOpen } from '#contract/states.ts';

/**
 * Whether the money of a job is to move, has moved, or is with Freshkey for the cleaner who reads. Until a report decides
 * how much of it is theirs, it is paused before the host has paid, and frozen after.
 */
export function moneyTenseOf({
  status,
  moneyIsHeld,
  reportStatus,
}: Paid): 'now' | 'paused' | 'past' | 'held' | 'frozen' {
  const isReported = isReportOpen(reportStatus);
  if (status !== 'PAID') return isReported ? 'paused' : 'now';
  if (!moneyIsHeld) return 'past';
  return isReported ? 'frozen' : 'held';
}

type Paid = Pick<Job, 'status'> & Partial<Pick<Job, 'moneyIsHeld' | 'reportStatus'>>;
