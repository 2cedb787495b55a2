import type { HostJob } from '#contract/jobs.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import { BidderName } from './bidder-name.tsx';

/** The bids on a job in the inbox, each to be accepted on the spot. */
export function InboxBids({ job, most }: { job: HostJob; most: number }) {
  return (
    <BidList
      bids={job.bids.filter(({ status }) => status === 'PENDING')}
      most={most}
      person={(bid) => <BidderName bid={bid} />}
      money={(bid) => <SharesInALine payoutCents={bid.amountCents} fees={bid} />}
      accept={(bid) => <AcceptBidButton bid={bid} size="compact" variant="tinted" />}
    />
  );
}
