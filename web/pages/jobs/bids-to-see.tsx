import type { Bid } from '#contract/bids.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { bidsPlace } from '#web/paths.ts';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import { BidderName } from '../host/bidder-name.tsx';

/** The bids on an open job for a viewer of the host’s team, who chooses nobody. */
export const BidsToSee = ({ bids }: { bids: readonly Bid[] }) => (
  <div id={bidsPlace} className="scroll-mt-20">
    <BidList
      bids={bids}
      most={bids.length}
      person={(bid) => <BidderName bid={bid} />}
      money={(bid) => <SharesInALine payoutCents={bid.amountCents} fees={bid} />}
    />
  </div>
);
