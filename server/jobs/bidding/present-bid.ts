import type { Bid } from '#contract/bids.ts';
import { dollarsOf } from '#contract/dollars.ts';
import { toCents } from '#contract/money.ts';
import { averageOf } from '#server/accounts/index.ts';
import type { bids } from '../table.ts';

export type BidRow = Omit<typeof bids.$inferSelect, 'decidedAt' | 'lostBecause'>;
/** A bid as its table gives it, or JSON, where the instant is text. */
export type BidFacts = Omit<BidRow, 'createdAt' | 'changedAt'> & { createdAt: Date | string };

/** The bidder, as hosts see them next to the bid. */
export interface Bidder {
  name: string;
  ratingStars: number;
  ratingCount: number;
  /** Null only for a cleaner whose profile was erased. */
  hourlyRateCents: number | null;
  /** Has a referral credit left, which the next job they are assigned takes. */
  hasCredit: boolean;
}

const noFee = toCents(0);

export const presentBid = (
  bid: BidFacts,
  { name, hourlyRateCents, ratingStars, ratingCount, hasCredit }: Bidder,
): Bid => ({
  id: bid.id,
  jobId: bid.jobId,
  cleanerId: bid.cleanerId,
  amountCents: bid.amountCents,
  message: bid.message,
  estimatedHours: bid.estimatedHours,
  status: bid.status,
  teamRank: bid.teamRank,
  createdAt: new Date(bid.createdAt).toISOString(),
  cleaner: { name, ratingAvg: averageOf({ ratingStars, ratingCount }), ratingCount },
  cleanerProfile: { hourlyRate: dollarsOf(hourlyRateCents ?? 0) },
  ...(bid.status === 'PENDING' && hasCredit && { cleanerFeeCents: noFee }),
});

/** A bid as its own cleaner sees it: with why it was lost. */
export const presentOwnBid = (
  { lostBecause, ...bid }: BidFacts & Pick<typeof bids.$inferSelect, 'lostBecause'>,
  bidder: Bidder,
): Bid => ({ ...presentBid(bid, bidder), ...(bid.status === 'REJECTED' && lostBecause && { lostBecause }) });
