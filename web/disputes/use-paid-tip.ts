import { getJobMoney } from '#contract/calls.ts';
import type { JobDetail } from '#contract/jobs.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { useRead } from '#web/platform/use-read.ts';
import { hasPaid } from './has-paid.ts';

/** What was tipped for a job: a report is about its price alone, and the sums of the job count the tip. */
export function usePaidTip(job: Pick<JobDetail, 'id' | 'status' | 'unpaid'>): Cents {
  const { data } = useRead(getJobMoney, { params: { id: job.id }, enabled: hasPaid(job) });
  const tips = (data?.lines ?? []).filter(({ kind }) => kind === 'tip');
  return toCents(tips.reduce((sum, { amountCents }) => sum + amountCents, 0));
}
