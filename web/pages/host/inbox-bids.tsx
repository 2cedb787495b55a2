import type { HostJob } from '#contract/jobs.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import { BidderName } from './bidder-name.tsx';
import { CompareBids } from './compare-bids.tsx';

/** The bids on a job in the inbox, each to be accepted on the spot, or several to be put in order. */
export function InboxBids({ job, most }: { job: HostJob; most: number }) {
  const pending = job.bids.filter(({ status }) => status === 'PENDING');
  return (
    <div className="grid gap-3">
      <BidList
        bids={pending}
        most={most}
        person={(bid) => <BidderName bid={bid} />}
        money={(bid) => <SharesInALine payoutCents={bid.amountCents} fees={bid} />}
        accept={(bid) => <AcceptBidButton bid={bid} size="compact" variant="tinted" />}
      />
      {pending.length > 1 && <CompareBids job={job} count={pending.length} />}
    </div>
  );
}
