import type { JobDetail } from '#contract/jobs.ts';

/** Whether the host’s money is with Freshkey: paid, and not fetched back by their bank since. */
export const hasPaid = ({ status, unpaid }: Pick<JobDetail, 'status' | 'unpaid'>): boolean =>
  status === 'PAID' && unpaid?.kind !== 'repayment';
