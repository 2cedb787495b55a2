import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { assignCleaner, selectCleaners as selectCleanersCall } from '#contract/hiring.ts';
import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { closePendingBids, comparedWith } from '../bidding/close-bids.ts';
import type { BidRow } from '../bidding/present-bid.ts';
import { type JobRow, lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { bids } from '../table.ts';
import { assignTo, inWords, refuseUnfit, unfitness } from './assigning.ts';

/** A pending bid that the host chose, and the price they saw, if they say. */
interface Chosen {
  bid: BidRow;
  seenCents: Cents | undefined;
}
/** First, second and third choice. */
type Team = readonly [first: Chosen, ...backups: Chosen[]];

/** A host accepts the pending bid of one cleaner. */
export const acceptBid = (
  kit: Kit,
  actor: Actor,
  jobId: string,
  { cleanerId, amountCents, seenFeeCents }: BodyOf<typeof assignCleaner>,
): Promise<Job> =>
  hire(kit, actor, jobId, async (tx) => {
    const bid = await pendingBidOf(tx, jobId, cleanerId);
    if (amountCents === undefined && (await hasAskedAnother(tx, bid))) throw changedBid();
    return { team: [{ bid, seenCents: amountCents }], seenFeeCents };
  });

/** A host chooses first, second and third cleaner together, each at the price they bid. */
export const selectCleaners = (
  kit: Kit,
  actor: Actor,
  jobId: string,
  { primaryBidId, backupBidId, tertiaryBidId, amountsCents, seenFeeCents }: BodyOf<typeof selectCleanersCall>,
): Promise<Job> =>
  hire(kit, actor, jobId, async (tx) => {
    const backups = [backupBidId, tertiaryBidId].filter((bidId) => bidId != null);
    const [first, ...others] = await pendingBids(tx, jobId, [primaryBidId, ...backups]);
    const seen = (bid: BidRow) => ({ bid, seenCents: amountsCents?.[bid.id] });
    return { team: [seen(first), ...others.map(seen)], seenFeeCents };
  });

async function hire(kit: Kit, actor: Actor, jobId: string, choose: (tx: Tx) => Promise<Choice>): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJobFor(kit, tx, actor, jobId, 'selectCleaners');
      await hireLocked(kit, tx, { job, actor, ...(await choose(tx)) });
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}

interface Choice {
  team: Team;
  /** The fee in the sum that the host saw, if they say. */
  seenFeeCents?: number | undefined;
}

interface Hiring extends Choice {
  /** Locked. */
  job: JobRow;
  /** For whom it is decided; a rule decides for the host who wrote it. */
  actor: Pick<Actor, 'id'>;
  /** The host’s rule chose, not the host, who last saw a fee then. */
  byRule?: { agreedAt: Date };
}

/** What is checked and done whenever somebody is hired from their bid at a job whose host may hire, whoever chose them. */
export async function hireLocked(kit: Kit, tx: Tx, hiring: Hiring): Promise<void> {
  const { job, team } = hiring;
  refuseStale(team);
  refuseUnfit(await unfitness(tx, job, team[0].bid.cleanerId), 'cleaner');
  await giveTo(kit, tx, hiring);
}

/** A host accepts the price they saw. Without one, they can only be sure of a bid that never changed. */
function refuseStale(team: Team): void {
  for (const { bid, seenCents } of team) {
    const isAsSeen = seenCents === undefined ? bid.changedAt === null : seenCents === bid.amountCents;
    if (!isAsSeen) throw changedBid();
  }
}

const changedBid = (): Refusal =>
  new Refusal('stale', 'This cleaner has just changed their bid. Please review it again.');

/** Nothing is kept of what was done by then. */
const changedFee = ({ hostFeeCents }: JobRow): Refusal =>
  new Refusal('stale', 'Our fee has just changed, so you would pay another sum. Please check it and accept again.', {
    extra: { hostFeeCents },
  });

/** Withdrawn and placed anew at another price, it is a changed bid: who names only its cleaner may have seen the one before. */
async function hasAskedAnother(tx: Tx, { id, jobId, cleanerId, amountCents }: BidRow): Promise<boolean> {
  const another = and(ne(bids.id, id), ne(bids.amountCents, amountCents), eq(bids.status, 'WITHDRAWN'));
  return (await tx.$count(bids, and(eq(bids.jobId, jobId), eq(bids.cleanerId, cleanerId), another))) > 0;
}

/** The first gets the job at their price, the backups stay pending with their rank, everyone else is rejected. */
async function giveTo(kit: Kit, tx: Tx, { job, actor, team, seenFeeCents, byRule }: Hiring): Promise<void> {
  const [{ bid: first }, ...backups] = team;
  const at = kit.clock.now();
  const chosen = team.map(({ bid }) => bid.id);
  const notChosen = and(eq(bids.jobId, job.id), notInArray(bids.id, chosen));
  const rejectedBidIds = await closePendingBids(tx, { which: notChosen, at, because: comparedWith(first) });
  await tx.update(bids).set({ status: 'ACCEPTED', teamRank: 1, decidedAt: at }).where(eq(bids.id, first.id));
  for (const [index, { bid }] of backups.entries()) {
    await tx
      .update(bids)
      .set({ teamRank: index + 2 })
      .where(eq(bids.id, bid.id));
  }
  const { cleanerId, amountCents: payoutCents } = first;
  const assigned = await assignTo(kit, tx, job, {
    ...{ cleanerId, payoutCents, mover: 'host', actorId: actor.id, byRule: byRule !== undefined },
    agreedAt: byRule ? [byRule.agreedAt] : [],
  });
  if (seenFeeCents !== undefined && seenFeeCents !== assigned.hostFeeCents) throw changedFee(assigned);
  const accepted = {
    jobId: job.id,
    bidId: first.id,
    cleanerId,
    rejectedBidIds,
    promoted: false,
    ...(byRule && { byRule: true }),
  };
  await record(kit, tx, { kind: 'bid accepted', ...accepted });
}

async function pendingBidOf(tx: Tx, jobId: string, cleanerId: string): Promise<BidRow> {
  const [bid] = await tx
    .select()
    .from(bids)
    .where(and(eq(bids.jobId, jobId), eq(bids.cleanerId, cleanerId), eq(bids.status, 'PENDING')));
  if (!bid) throw notFound('This cleaner doesn’t have a pending bid on this job.');
  return bid;
}

/** The chosen bids in the order chosen; each must be pending on this job. */
async function pendingBids(tx: Tx, jobId: string, chosen: readonly string[]): Promise<[BidRow, ...BidRow[]]> {
  const found = await tx
    .select()
    .from(bids)
    .where(and(eq(bids.jobId, jobId), eq(bids.status, 'PENDING'), inArray(bids.id, [...chosen])));
  const inOrder = chosen.flatMap((bidId) => found.filter(({ id }) => id === bidId));
  const [first, ...backups] = inOrder;
  if (!first || inOrder.length < chosen.length) throw notFound('One of the bids you chose is no longer available.');
  return [first, ...backups];
}
