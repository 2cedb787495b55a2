import { sql } from 'drizzle-orm';
import type { Bid, placeBid as placeBidCall } from '#contract/bids.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isApproved, isCleared } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { jobNotFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { isOver, relationTo } from '../abilities.ts';
import { jobNotOpen } from '../job-not-open.ts';
import type { JobRow } from '../lock-job.ts';
import { bids } from '../table.ts';
import { scheduleConflict } from './clash.ts';
import { holdJob } from './hold-job.ts';
import { presentBid } from './present-bid.ts';
import { readStanding, type Standing } from './read-standing.ts';

type Offer = BodyOf<typeof placeBidCall>;

/** An approved cleaner bids on an open job that they could get to. */
export async function placeBid(kit: Kit, actor: Actor, jobId: string, offer: Offer): Promise<Bid> {
  try {
    return await transact(kit, async (tx) => {
      // The job is held before anything is looked at: a block or an acceptance is over, or waits for this bid.
      const job = await holdJob(tx, jobId);
      const standing = await readStanding(tx, actor.id, jobId);
      refuseBid(job, standing, actor, kit.clock.now());
      const bid = await insertBid(tx, { ...offer, jobId, cleanerId: actor.id, createdAt: kit.clock.now() });
      await record(kit, tx, { kind: 'bid placed', jobId, bidId: bid.id });
      return presentBid(bid, standing.bidder);
    });
  } catch (error) {
    if (violates(error, 'bid_one_live_per_cleaner')) throw alreadyBid();
    throw error;
  }
}

function refuseBid(job: JobRow | null, { clearance, busy, ...seen }: Standing, actor: Actor, now: Date): void {
  const approved = isApproved(clearance, now);
  if (!approved) throw new Refusal('background_check_required', 'You can bid once your background check is approved.');
  const viewer = { id: actor.id, role: actor.role, approved, cleared: isCleared(clearance), hasReviewed: false };
  if (!job || seen.blocked || !relationTo(job, { ...viewer, ...seen })) throw jobNotFound();
  if (job.status !== 'OPEN' || isOver(job, now)) throw jobNotOpen();
  if (seen.hasLiveBid) throw alreadyBid();
  if (busy) throw scheduleConflict('You have');
}

async function insertBid(tx: Tx, { amountCents, message = null, estimatedHours = null, ...given }: NewBid) {
  const row = { ...given, id: newId(), amountCents, message, estimatedHours };
  await insertion(tx).execute(row);
  return { ...row, status: 'PENDING' as const, teamRank: null, decidedAt: null };
}

const insertion = prepared((reader) =>
  reader
    .insert(bids)
    .values({
      id: sql.placeholder('id'),
      jobId: sql.placeholder('jobId'),
      cleanerId: sql.placeholder('cleanerId'),
      amountCents: sql.placeholder('amountCents'),
      message: sql.placeholder('message'),
      // not through the column's own writing of numbers, which makes a word of null
      estimatedHours: sql`${sql.placeholder('estimatedHours')}::numeric`,
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare('place_bid'),
);

type NewBid = Offer & Pick<typeof bids.$inferInsert, 'jobId' | 'cleanerId'> & { createdAt: Date };

const alreadyBid = () => new Refusal('already_bid', 'You have already bid on this job. Change that bid instead.');
