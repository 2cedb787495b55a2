import { and, eq, notInArray } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { closePendingBids } from '../bidding/close-pending-bids.ts';
import type { BidRow } from '../bidding/present-bid.ts';
import type { JobRow } from '../lock-job.ts';
import { bids } from '../table.ts';
import { assignTo } from './assign-to.ts';
import { refuseUnfit } from './fitness.ts';

/** A pending bid that the host chose, and the price they saw, if they say. */
export interface Choice {
  bid: BidRow;
  seenCents: Cents | undefined;
}
/** First, second and third choice. */
export type Team = readonly [first: Choice, ...backups: Choice[]];

/** The first gets the job at their price, the backups stay pending with their rank, everyone else is rejected. */
export async function hireTeam(kit: Kit, tx: Tx, actor: Actor, job: JobRow, team: Team): Promise<void> {
  const [{ bid: first }, ...backups] = team;
  refuseStale(team);
  await refuseUnfit(tx, job, first.cleanerId);
  const at = kit.clock.now();
  const chosen = team.map(({ bid }) => bid.id);
  const notChosen = and(eq(bids.jobId, job.id), notInArray(bids.id, chosen));
  const rejectedBidIds = await closePendingBids(tx, { which: notChosen, at });
  await tx.update(bids).set({ status: 'ACCEPTED', teamRank: 1, decidedAt: at }).where(eq(bids.id, first.id));
  for (const [index, { bid }] of backups.entries()) {
    await tx
      .update(bids)
      .set({ teamRank: index + 2 })
      .where(eq(bids.id, bid.id));
  }
  const { cleanerId, amountCents: payoutCents } = first;
  await assignTo(kit, tx, job, { cleanerId, payoutCents, mover: 'host', actorId: actor.id });
  const accepted = { jobId: job.id, bidId: first.id, cleanerId, rejectedBidIds, promoted: false };
  await record(kit, tx, { kind: 'bid accepted', ...accepted });
}

/** A host accepts the price they saw. Without one, they can only be sure of a bid that never changed. */
function refuseStale(team: Team): void {
  for (const { bid, seenCents } of team) {
    const isAsSeen = seenCents === undefined ? bid.changedAt === null : seenCents === bid.amountCents;
    if (!isAsSeen)
      throw new Refusal('stale', 'This cleaner has changed their bid in the meantime. Please review it again.');
  }
}
