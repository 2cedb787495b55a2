import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { hasPaid } from './has-paid.ts';

/**
 * Whether the money of a reported job is to move, has moved for good, is decided but still held for the cleaner who reads,
 * or was paid and some of it may go back.
 */
export type Tense = 'now' | 'past' | 'held' | 'end';

type Job = Pick<JobDetail, 'status' | 'unpaid' | 'moneyIsHeld'>;

export function tenseOf({ status }: Pick<Dispute, 'status'>, job: Job): Tense {
  if (!hasPaid(job)) return 'now';
  if (status !== 'RESOLVED') return 'end';
  return job.moneyIsHeld ? 'held' : 'past';
}
