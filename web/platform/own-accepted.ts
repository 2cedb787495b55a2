import type { Job, JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';

export type ReportedJob = Pick<
  Job,
  'can' | 'proposedCents' | 'reportStatus' | 'payoutCents' | 'hostFeeCents' | 'cleanerFeeCents'
> &
  Partial<Pick<JobDetail, 'helping'>>;

/** What its cleaner receives if the host accepts the proposal that they have accepted; null where nothing waits so. */
export function ownAcceptedOf(job: ReportedJob): Cents | null {
  const { can, helping, proposedCents, reportStatus } = job;
  if (reportStatus !== 'PROPOSED' || proposedCents === undefined || helping || can.includes('acceptProposal'))
    return null;
  return splitOf(proposedCents, job).cleanerReceivesCents;
}
