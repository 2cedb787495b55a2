import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { isSuspended } from '../hiring/assigning.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { type JobViewer, stranger } from '../people.ts';
import { bids } from '../table.ts';
import type { BidRow } from './present-bid.ts';

interface HeldBid {
  bid: BidRow;
  job: JobRow;
  viewer: JobViewer;
}

/** Locks the job, then the cleaner's own bid; the abilities decide whether it may still be changed or withdrawn. */
export async function lockOwnBid(tx: Tx, actor: Actor, bidId: string): Promise<HeldBid> {
  const isOwn = and(eq(bids.id, bidId), eq(bids.cleanerId, actor.id));
  const [found] = await tx.select({ jobId: bids.jobId }).from(bids).where(isOwn);
  const job = found && (await lockJob(tx, found.jobId));
  const [bid] = await tx.select().from(bids).where(isOwn).for('update');
  if (!job || !bid) throw notFound('Bid not found.');
  const hasPendingBid = bid.status === 'PENDING';
  const isBackup = hasPendingBid && bid.teamRank !== null;
  const hostAway = await isSuspended(tx, job.hostId);
  const viewer = { ...stranger, id: actor.id, role: actor.role, hasBid: true, hasPendingBid, isBackup, hostAway };
  return { bid, job, viewer };
}
