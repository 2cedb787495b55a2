import { and, eq, notInArray } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { closePendingBids } from '../bidding/close-pending-bids.ts';
import type { BidRow } from '../bidding/present-bid.ts';
import type { JobRow } from '../lock-job.ts';
import { bids } from '../table.ts';
import { assignTo } from './assign-to.ts';
import { refuseUnfit } from './fitness.ts';

/** First, second and third choice, each with the pending bid they made. */
export type Team = readonly [first: BidRow, ...backups: BidRow[]];

/** The first gets the job at their price, the backups stay pending with their rank, everybody else is rejected. */
export async function hireTeam(kit: Kit, tx: Tx, actor: Actor, job: JobRow, team: Team): Promise<void> {
  const [first, ...backups] = team;
  await refuseUnfit(tx, job, first.cleanerId);
  const at = kit.clock.now();
  const chosen = team.map(({ id }) => id);
  const notChosen = and(eq(bids.jobId, job.id), notInArray(bids.id, chosen));
  const rejectedBidIds = await closePendingBids(tx, { which: notChosen, at });
  await tx.update(bids).set({ status: 'ACCEPTED', teamRank: 1, decidedAt: at }).where(eq(bids.id, first.id));
  for (const [index, { id }] of backups.entries()) {
    await tx
      .update(bids)
      .set({ teamRank: index + 2 })
      .where(eq(bids.id, id));
  }
  const { cleanerId, amountCents: payoutCents } = first;
  await assignTo(kit, tx, job, { cleanerId, payoutCents, mover: 'host', actorId: actor.id });
  const accepted = { jobId: job.id, bidId: first.id, cleanerId, rejectedBidIds, promoted: false };
  await record(kit, tx, { kind: 'bid accepted', ...accepted });
}
