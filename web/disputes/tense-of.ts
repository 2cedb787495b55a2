import type { Dispute } from '#contract/dispute.ts';
import type { JobDetail } from '#contract/jobs.ts';

/** Whether the money of a reported job is to move, has moved for good, or was paid and some of it may go back. */
export type Tense = 'now' | 'past' | 'end';

export function tenseOf({ status }: Pick<Dispute, 'status'>, jobStatus: JobDetail['status']): Tense {
  if (jobStatus !== 'PAID') return 'now';
  return status === 'RESOLVED' ? 'past' : 'end';
}
