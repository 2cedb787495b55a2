import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { JobMover, LossReason } from '#contract/states.ts';
import { lockCleaner } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { closePendingBids, closeRanks } from '../bidding/close-bids.ts';
import type { BidRow } from '../bidding/present-bid.ts';
import { hasMoved, pointOf, readPlace } from '../changes/kept-place.ts';
import { waitingIn } from '../changes/offer-change.ts';
import { takeOff } from '../helpers/take-off.ts';
import { type JobRow, moveJob } from '../lock-job.ts';
import { isOver } from '../moments.ts';
import { busyUntilOf } from '../posting/check-times.ts';
import { differenceOf } from '../posting/difference.ts';
import { voidOffers } from '../posting/void-offers.ts';
import { bids, jobs } from '../table.ts';
import { assignTo, unfitness } from './assigning.ts';

interface PassingOn {
  /** What happens to the accepted bid: its cleaner withdrew it, or missed a deadline or was taken off. */
  bidBecomes: 'WITHDRAWN' | 'REJECTED';
  /** Why it was rejected, as its cleaner is told. */
  because?: LossReason;
  mover: Extract<JobMover, 'assigned cleaner' | 'clock' | 'admin'>;
  actorId: string | null;
  /** When the next must have confirmed; by default as for any assignment. */
  confirmBy?: Date;
}

/** Takes an ASSIGNED job from its cleaner down the ladder: to the next who is free, at their price, or back to OPEN. */
export async function passOn(kit: Kit, tx: Tx, job: JobRow, passing: PassingOn): Promise<'backup' | 'reopened'> {
  const { bidBecomes, because, ...move } = passing;
  const at = kit.clock.now();
  await tx
    .update(bids)
    .set({ status: bidBecomes, teamRank: null, decidedAt: at, lostBecause: because ? [because] : null })
    .where(and(eq(bids.jobId, job.id), eq(bids.status, 'ACCEPTED')));
  await takeOff(kit, tx, job, job.helperIds);
  await goBackToPlace(tx, job);
  // of a job whose time has passed nobody can take over
  const next = isOver(job, at) ? await releaseLadder(tx, job, at) : await nextWhoIsFree(kit, tx, job);
  if (!next) {
    await reopen(kit, tx, job, move);
    return 'reopened';
  }
  await tx.update(bids).set({ status: 'ACCEPTED', decidedAt: at }).where(eq(bids.id, next.id));
  await closeRanks(tx, job.id);
  const { cleanerId, amountCents: payoutCents } = next;
  await assignTo(kit, tx, job, { cleanerId, payoutCents, ...move });
  const accepted = { jobId: job.id, bidId: next.id, cleanerId, rejectedBidIds: [], promoted: true };
  const byAdmin = move.mover === 'admin' && { byAdmin: true };
  await record(kit, tx, { kind: 'bid accepted', ...accepted, ...byAdmin });
  return 'backup';
}

/** Before a backup is looked for: the way to their other jobs is the way from the place they bid for. */
async function goBackToPlace(tx: Tx, job: JobRow): Promise<void> {
  if (!job.hiredPlace) return;
  await tx
    .update(jobs)
    .set({ location: pointOf(job.hiredPlace) })
    .where(eq(jobs.id, job.id));
}

async function releaseLadder(tx: Tx, { id }: JobRow, at: Date): Promise<null> {
  const which = and(eq(bids.jobId, id), isNotNull(bids.teamRank));
  await closePendingBids(tx, { which, at, because: null });
  return null;
}

/** The first backup who can still come; any before them, who cannot, leave the ladder. */
async function nextWhoIsFree(kit: Kit, tx: Tx, job: JobRow): Promise<BidRow | null> {
  const ladder = await tx
    .select()
    .from(bids)
    .where(and(eq(bids.jobId, job.id), eq(bids.status, 'PENDING'), isNotNull(bids.teamRank)))
    .orderBy(asc(bids.teamRank));
  for (const cleanerId of ladder.map((bid) => bid.cleanerId).sort()) await lockCleaner(tx, cleanerId);
  for (const bid of ladder) {
    if (!(await unfitness(tx, job, bid.cleanerId))) return bid;
    await closePendingBids(tx, { which: eq(bids.id, bid.id), at: kit.clock.now(), because: null });
  }
  return null;
}

/**
 * The job follows its property and its stay again. Where these have moved, invitations that still wait stood for another
 * place or time.
 */
async function reopen(kit: Kit, tx: Tx, job: JobRow, { mover, actorId }: Pick<PassingOn, 'mover' | 'actorId'>) {
  const place = await readPlace(tx, job.propertyId);
  const moved = movedBy(job, kit.clock.now());
  await moveJob(kit, tx, job, {
    to: 'OPEN',
    mover,
    kind: 'REOPENED',
    actorId,
    changes: {
      cleanerId: null,
      hostFeeCents: null,
      cleanerFeeCents: null,
      terms: null,
      creditId: null,
      assignedAt: null,
      confirmBy: null,
      confirmedAt: null,
      reopened: true,
      place: null,
      hiredPlace: null,
      location: pointOf(place),
      ...moved,
    },
  });
  const isElsewhere = job.hiredPlace !== null && hasMoved(job.hiredPlace, place);
  if (!moved && !isElsewhere) return;
  const voided = await voidOffers(kit, tx, job);
  const difference = { ...differenceOf(job, moved ?? {}), place: isElsewhere };
  await record(kit, tx, { kind: 'job changed', jobId: job.id, ...voided, difference });
}

/** The time that nobody has answered, unless it is over. */
function movedBy(job: JobRow, now: Date) {
  const after = waitingIn(job)?.times?.after;
  if (!after || new Date(after.startTime) <= now) return null;
  const endTime = new Date(after.endTime);
  return { startTime: new Date(after.startTime), endTime, busyUntil: busyUntilOf(endTime) };
}
