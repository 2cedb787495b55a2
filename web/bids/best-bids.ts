import type { Bid } from '#contract/bids.ts';

export type Criterion = 'price' | 'rating' | 'distance' | 'jobsHere';

const worth: Record<Criterion, (bid: Bid) => number | null> = {
  price: (bid) => -bid.amountCents,
  rating: (bid) => bid.cleaner.ratingAvg,
  distance: (bid) => (bid.distanceKm == null ? null : -bid.distanceKm),
  jobsHere: (bid) => bid.jobsDoneHere || null,
};

/** The one bid that is best at something; null where two are equal or there is nothing to compare. */
export function bestBid(bids: readonly Bid[], criterion: Criterion): string | null {
  const values = bids.flatMap((bid) => {
    const value = worth[criterion](bid);
    return value === null ? [] : [{ id: bid.id, value }];
  });
  if (bids.length < 2 || values.length === 0) return null;
  const top = Math.max(...values.map(({ value }) => value));
  const leaders = values.filter(({ value }) => value === top);
  return leaders.length === 1 ? (leaders[0]?.id ?? null) : null;
}
