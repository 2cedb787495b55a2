import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { bids } from '../table.ts';
import { closeRanks } from './close-bids.ts';
import { lockOwnBid } from './lock-own-bid.ts';

/** A cleaner takes a pending bid back; a backup also leaves the ladder. */
export const withdrawBid = (kit: Kit, actor: Actor, bidId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const { bid, job, viewer } = await lockOwnBid(tx, actor, bidId);
    require(job, viewer, 'withdrawBid', kit.clock.now());
    await tx
      .update(bids)
      .set({ status: 'WITHDRAWN', teamRank: null, decidedAt: kit.clock.now() })
      .where(eq(bids.id, bidId));
    if (bid.teamRank !== null) await closeRanks(tx, bid.jobId);
    await record(kit, tx, { kind: 'bid withdrawn', jobId: bid.jobId, bidId });
  });
