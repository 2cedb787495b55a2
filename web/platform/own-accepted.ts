import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';

type Reported = Pick<
  Job,
  'can' | 'helping' | 'proposedCents' | 'reportStatus' | 'payoutCents' | 'hostFeeCents' | 'cleanerFeeCents'
>;

/** What its cleaner receives if the host accepts the proposal that they have accepted; null where nothing waits so. */
export function ownAcceptedOf(job: Reported): Cents | null {
  const { can, helping, proposedCents, reportStatus } = job;
  if (reportStatus !== 'PROPOSED' || proposedCents === undefined || helping || can.includes('acceptProposal'))
    return null;
  return splitOf(proposedCents, job).cleanerReceivesCents;
}
