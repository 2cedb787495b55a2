import type { JobDetail } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';

/** What the host has accepted as the payout of a job that is still to be paid; undefined where nothing is settled so far. */
export function acceptedPayoutOf({ status, dispute, proposedCents, proposalAcceptedBy }: Accepted): Cents | undefined {
  if (status !== 'SUBMITTED') return;
  // lists tell no more of a report than this
  if (!dispute) return proposalAcceptedBy === 'host' ? proposedCents : undefined;
  return dispute.status === 'PROPOSED' && dispute.acceptedBy === 'host' ? dispute.proposal?.payoutCents : undefined;
}

type Accepted = Pick<JobDetail, 'status'> &
  Partial<Pick<JobDetail, 'dispute' | 'proposedCents' | 'proposalAcceptedBy'>>;
