import { eq } from 'drizzle-orm';
import type { Bid, changeBid as changeBidCall } from '#contract/bids.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { busyTime, scheduleConflict } from '../hiring/assigning.ts';
import { bids } from '../table.ts';
import { lockOwnBid } from './lock-own-bid.ts';
import { type BidRow, presentBid } from './present-bid.ts';
import { readStanding } from './read-standing.ts';

/**
 * A cleaner changes a pending bid; one chosen as a backup keeps the price it was chosen at. Who has taken another job at
 * that time could not come, and is refused as with a new bid: all they can do is withdraw.
 */
export const changeBid = (kit: Kit, actor: Actor, bidId: string, change: BodyOf<typeof changeBidCall>): Promise<Bid> =>
  transact(kit, async (tx) => {
    const { bid, job, viewer } = await lockOwnBid(tx, actor, bidId);
    require(job, viewer, 'changeBid', kit.clock.now());
    const { bidder, busy, away } = await readStanding(tx, actor.id, bid.jobId);
    const changed = { ...bid, ...given(change) };
    if (isSame(bid, changed)) return presentBid(bid, bidder);
    if (busy) throw scheduleConflict('You have');
    if (away) throw busyTime('Your own calendar');
    await tx
      .update(bids)
      .set({ ...given(change), changedAt: kit.clock.now() })
      .where(eq(bids.id, bidId));
    await record(kit, tx, { kind: 'bid changed', jobId: bid.jobId, bidId });
    return presentBid(changed, bidder);
  });

const isSame = (before: BidRow, after: BidRow) =>
  before.amountCents === after.amountCents &&
  before.message === after.message &&
  before.estimatedHours === after.estimatedHours;

/** Fields left out stay; null clears. */
const given = ({ amountCents, message, estimatedHours }: BodyOf<typeof changeBidCall>) => ({
  ...(amountCents !== undefined && { amountCents }),
  ...(message !== undefined && { message }),
  ...(estimatedHours !== undefined && { estimatedHours }),
});
