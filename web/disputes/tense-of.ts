import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { hasPaid } from './has-paid.ts';

/** Whether the money of a reported job is to move, has moved for good, or was paid and some of it may go back. */
export type Tense = 'now' | 'past' | 'end';

export function tenseOf({ status }: Pick<Dispute, 'status'>, job: Pick<JobDetail, 'status' | 'unpaid'>): Tense {
  if (!hasPaid(job)) return 'now';
  return status === 'RESOLVED' ? 'past' : 'end';
}
