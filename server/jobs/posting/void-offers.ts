import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { closePendingBids } from '../bidding/close-bids.ts';
import { openIfNobodyIsInvited } from '../hiring/open-to-all.ts';
import type { JobRow } from '../lock-job.ts';
import { bids, jobRequests } from '../table.ts';

/**
 * The job is no longer what was bid on: pending bids are void, and invitations, which were for the payout and time at
 * which they were sent, are taken back; everybody may bid then. Lock the job first.
 */
export async function voidOffers(kit: Kit, tx: Tx, job: Pick<JobRow, 'id' | 'hostId' | 'openToAllAt'>) {
  const { id: jobId } = job;
  const at = kit.clock.now();
  const voidedBidIds = await closePendingBids(tx, { which: eq(bids.jobId, jobId), at, because: ['jobChanged'] });
  const uninvited = await tx
    .delete(jobRequests)
    .where(and(eq(jobRequests.jobId, jobId), isNull(jobRequests.answeredAt)))
    .returning({ cleanerId: jobRequests.cleanerId });
  await openIfNobodyIsInvited(kit, tx, job);
  return { voidedBidIds, uninvitedIds: uninvited.map(({ cleanerId }) => cleanerId) };
}
