import { isAhead } from '#contract/bid-ahead.ts';
import type { OwnBid } from '#contract/own-bids.ts';
import { useKeptPlaces } from '#web/platform/use-kept-places.ts';

export interface BidsByTime {
  ahead: readonly OwnBid[];
  past: readonly OwnBid[];
}

/**
 * A cleaner's bids, those still ahead apart from those that are over. One that is decided or withdrawn while its `list` is
 * open stays where it was until the list is left.
 */
export function useBidsByTime(bids: readonly OwnBid[], list: string | null): BidsByTime {
  const open = bids.filter(({ status, job }) => isAhead(status, job.status));
  const ahead = useKeptPlaces(open, list, ({ id }) => bids.find((bid) => bid.id === id));
  return { ahead, past: bids.filter((bid) => !ahead.includes(bid)) };
}
