import { sql } from 'drizzle-orm';
import type { Bid, placeBid as placeBidCall } from '#contract/bids.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { record } from '#server/events.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { transact } from '#server/platform/transact.ts';
import { alreadyBid } from '../abilities.ts';
import { require } from '../ask-abilities.ts';
import { busyTime, scheduleConflict } from '../hiring/assigning.ts';
import { holdJob } from '../lock-job.ts';
import { viewerFrom } from '../people.ts';
import { bids } from '../table.ts';
import { presentBid } from './present-bid.ts';
import { readStanding } from './read-standing.ts';

type Offer = BodyOf<typeof placeBidCall>;

/** An approved cleaner bids on an open job that they could get to. */
export async function placeBid(kit: Kit, actor: Actor, jobId: string, offer: Offer): Promise<Bid> {
  try {
    return await transact(kit, async (tx) => {
      // The job is locked before anything is checked: a block or an acceptance is either over or waits for this bid.
      const job = await holdJob(tx, jobId);
      const { bidder, busy, away, standing } = await readStanding(tx, actor.id, jobId);
      const now = kit.clock.now();
      require(job, viewerFrom(actor, standing, now), 'bid', now);
      if (busy) throw scheduleConflict('You have');
      if (away) throw busyTime('Your own calendar');
      const bid = await insertBid(tx, { ...offer, jobId, cleanerId: actor.id, createdAt: now });
      await record(kit, tx, { kind: 'bid placed', jobId, bidId: bid.id });
      return presentBid(bid, bidder);
    });
  } catch (error) {
    if (violates(error, 'bid_one_live_per_cleaner')) throw alreadyBid();
    throw error;
  }
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
      // bypasses the column's own number encoding, which turns null into a string
      estimatedHours: sql`${sql.placeholder('estimatedHours')}::numeric`,
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare('place_bid'),
);

type NewBid = Offer & Pick<typeof bids.$inferInsert, 'jobId' | 'cleanerId'> & { createdAt: Date };
