import type { Cents } from '#contract/money.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BidRow } from '../bidding/present-bid.ts';

/** A host accepts the price they saw. One who does not say which may only have seen a bid that never changed. */
export function refuseStale({ amountCents, changedAt }: BidRow, seen: Cents | undefined): void {
  const isAsSeen = seen === undefined ? changedAt === null : seen === amountCents;
  if (!isAsSeen)
    throw new Refusal('stale', 'This cleaner has changed the bid in the meantime. Please look at it again.');
}
