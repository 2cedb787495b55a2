import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { bids } from '../table.ts';
import type { BidRow } from './present-bid.ts';

/** Locks the job and then the cleaner's own bid, which must still be PENDING. */
export async function lockOwnBid(tx: Tx, actor: Actor, bidId: string): Promise<{ bid: BidRow; job: JobRow }> {
  const isOwn = and(eq(bids.id, bidId), eq(bids.cleanerId, actor.id));
  const [found] = await tx.select({ jobId: bids.jobId }).from(bids).where(isOwn);
  const job = found && (await lockJob(tx, found.jobId));
  const [bid] = await tx.select().from(bids).where(isOwn).for('update');
  if (!job || !bid) throw notFound('Bid not found.');
  if (bid.status !== 'PENDING') throw bidIsClosed(bid);
  return { bid, job };
}

const bidIsClosed = ({ status }: BidRow) =>
  new Refusal('invalid_transition', `This bid can no longer be changed: it is ${status}.`);
