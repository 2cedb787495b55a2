import type { Bid } from '#contract/bids.ts';
import { BidList } from '#web/bids/bid-list.tsx';
import { BidStatusBadge } from '#web/bids/bid-status-badge.tsx';
import { AcceptBidButton } from '#web/hiring/accept-bid-button.tsx';
import { SharesInALine } from '#web/payments/shares-in-a-line.tsx';
import { canBeChosen } from '#web/platform/can-be-chosen.ts';
import { BidderName } from './bidder-name.tsx';

interface JobBidsProps {
  bids: readonly Bid[];
  home: string;
  most: number;
  choosing: boolean;
  /** They were chosen from here, and it is done: what has become of each stands where its button was. */
  decided: boolean;
  /** Whether that is known by now. */
  known?: boolean;
}

/** The bids on a job in a list, to be accepted on the spot or as they were decided. */
export const JobBids = ({ bids, home, most, choosing, decided, known = true }: JobBidsProps) => (
  <BidList
    bids={bids}
    most={most}
    person={(bid) => <BidderName bid={bid} />}
    money={(bid) => <SharesInALine payoutCents={bid.amountCents} fees={bid} />}
    {...(choosing && {
      accept: (bid) => canBeChosen(bid) && <AcceptBidButton bid={bid} home={home} size="compact" variant="tinted" />,
    })}
    {...(decided && {
      accept: (bid) => (
        // as high as the button that was there
        <span className="flex min-h-8 items-center pointer-coarse:min-h-11">
          {known && <BidStatusBadge status={bid.status} />}
        </span>
      ),
    })}
  />
);
