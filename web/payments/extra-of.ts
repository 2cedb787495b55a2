import type { JobDetail } from '#contract/jobs.ts';

/** What is to be paid beside the job itself, or again after a chargeback; null where it is the job. */
export function extraOf({ unpaid }: Pick<JobDetail, 'unpaid'>): 'cancellation' | 'waiting' | 'repayment' | null {
  return !unpaid || unpaid.kind === 'job' ? null : unpaid.kind;
}
