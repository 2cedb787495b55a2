import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { closePendingBids } from '../bidding/close-bids.ts';
import { bids, jobRequests } from '../table.ts';

/**
 * The job is no longer what was bid on: pending bids are void, and invitations, which were for the payout and time at
 * which they were sent, are taken back. Lock the job first.
 */
export async function voidOffers(tx: Tx, jobId: string, at: Date) {
  const voidedBidIds = await closePendingBids(tx, { which: eq(bids.jobId, jobId), at, because: ['jobChanged'] });
  const uninvited = await tx
    .delete(jobRequests)
    .where(and(eq(jobRequests.jobId, jobId), isNull(jobRequests.answeredAt)))
    .returning({ cleanerId: jobRequests.cleanerId });
  return { voidedBidIds, uninvitedIds: uninvited.map(({ cleanerId }) => cleanerId) };
}
