import { eq } from 'drizzle-orm';
import { lockOwnCards } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import { day } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { refusalOf } from '../ask-abilities.ts';
import { offer, offerTimes, timesOf } from '../changes/offer-change.ts';
import { inviteFavorites } from '../hiring/invite-favorites.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { stranger } from '../people.ts';
import type { StayMove } from '../stay-columns.ts';
import { jobs } from '../table.ts';
import { busyUntilOf } from './check-times.ts';
import { differenceOf } from './difference.ts';
import { insertPosted } from './insert-posted.ts';
import { type Leaving, leaveWithStay } from './leave-with-stay.ts';
import { reopenForStay } from './reopen-for-stay.ts';
import { rewriteJob } from './rewrite-job.ts';
import { voidOffers } from './void-offers.ts';

/** A feed that goes to and fro fills no page. */
const mostMoves = 20;

interface StayWindow {
  startTime: Date;
  endTime: Date;
  /** The next guest comes that day: URGENT. */
  arrivalSameDay: boolean;
}

/**
 * Posts the cleaning after a stay on the host's behalf, at the property's default payout; where it had one that was
 * canceled with it, that one is open again, by `actorId` where its host said so. Null without a saved card, which would pay for it. The caller holds the
 * property.
 */
export async function postForStay(
  kit: Kit,
  tx: Tx,
  property: Pick<PropertyRow, 'id' | 'hostId' | 'location' | 'timeZone' | 'defaultPayoutCents'>,
  window: StayWindow,
  actorId: string | null,
): Promise<{ jobId: string; isBack: boolean } | null> {
  if ((await lockOwnCards(tx, property.hostId)).length === 0) return null;
  const { id: propertyId, hostId, location, defaultPayoutCents: payoutCents } = property;
  const stay = { hostId, propertyId, location, payoutCents, cleaningType: 'standard' as const, ...window };
  const reopened = await reopenForStay(kit, tx, property, window, actorId);
  const id = reopened ?? (await insertPosted(kit, tx, { ...stay, actorId: null, now: kit.clock.now() }));
  await inviteFavorites(kit, tx, { id, hostId, propertyId });
  return { jobId: id, isBack: reopened !== null };
}

/** Only what its host could still change, or post anew, changes with its stay: later somebody counts on it. */
const mayFollow = (kit: Kit, job: JobRow | null): job is JobRow =>
  job !== null &&
  (['edit', 'repost'] as const).some((ability) => {
    const host = { ...stranger, id: job.hostId, role: 'HOST' as const };
    return refusalOf(job, host, ability, kit.clock.now()) === null;
  });

/** An OPEN job follows its stay to other times, and what was bid on it is void. False where it could not. */
export async function moveForStay(kit: Kit, tx: Tx, jobId: string, window: StayWindow): Promise<boolean> {
  const job = await lockJob(tx, jobId);
  if (!mayFollow(kit, job)) return false;
  const moves =
    job.startTime.getTime() !== window.startTime.getTime() || job.endTime.getTime() !== window.endTime.getTime();
  await tx
    .update(jobs)
    .set({ ...window, busyUntil: busyUntilOf(window.endTime), stayMoves: movesWith(job, window, kit.clock.now()) })
    .where(eq(jobs.id, jobId));
  const offers = moves
    ? { ...(await voidOffers(kit, tx, job)), difference: differenceOf(job, window) }
    : { voidedBidIds: [], uninvitedIds: [] };
  await record(kit, tx, { kind: 'job changed', jobId, ...offers });
  // their invitations were for the time before
  if (moves) await inviteFavorites(kit, tx, job);
  return true;
}

/** An OPEN job follows the usual hours or payout of its property, and what was bid on it is void. */
export async function changeForStay(
  kit: Kit,
  tx: Tx,
  jobId: string,
  change: Partial<Pick<JobRow, 'startTime' | 'endTime' | 'payoutCents'>>,
): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (!mayFollow(kit, job)) return;
  const after = { ...job, ...change };
  await rewriteJob(kit, tx, job, { ...after, busyUntil: busyUntilOf(after.endTime) });
  // their invitations were for the time and payout before
  await inviteFavorites(kit, tx, job);
}

/** Other hours of the same day are the property's, not the stay's. */
function movesWith({ startTime, stayMoves }: JobRow, window: StayWindow, at: Date): StayMove[] {
  const isAnotherDay = Math.abs(window.startTime.getTime() - startTime.getTime()) > day / 2;
  if (!isAnotherDay) return stayMoves;
  const [from, to] = [startTime.toISOString(), window.startTime.toISOString()];
  return [...stayMoves, { from, to, at: at.toISOString() }].slice(-mostMoves);
}

/** A job that somebody has taken is offered the other times; once the work has begun, both sides are only told. */
export async function offerForStay(
  kit: Kit,
  tx: Tx,
  jobId: string,
  { startTime, endTime }: Omit<StayWindow, 'arrivalSameDay'>,
): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (!job?.cleanerId) return;
  if (job.status === 'ASSIGNED') return offerTimes(kit, tx, job, timesOf({ startTime, endTime }));
  await record(kit, tx, { kind: 'stay moved', jobId, cleanerId: job.cleanerId, changeId: null });
}

/** The stay is again as the job has it, or gone: no other time is offered any more. */
export async function offerNoOtherTime(kit: Kit, tx: Tx, jobId: string): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (job?.status === 'ASSIGNED') await offer(kit, tx, job, { times: timesOf(job) });
}

/** The next guest comes on that day, or no longer does. */
export async function markArrival(kit: Kit, tx: Tx, jobId: string, arrivalSameDay: boolean): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (!mayFollow(kit, job) || job.arrivalSameDay === arrivalSameDay) return;
  await tx.update(jobs).set({ arrivalSameDay }).where(eq(jobs.id, jobId));
  await record(kit, tx, { kind: 'job changed', jobId, voidedBidIds: [], uninvitedIds: [] });
}

/** The stay is gone, so nobody has to clean after it. False where the job could not be canceled. */
export async function cancelForStay(kit: Kit, tx: Tx, jobId: string, leaving: Leaving): Promise<boolean> {
  const job = await lockJob(tx, jobId);
  if (!mayFollow(kit, job)) return false;
  await leaveWithStay(kit, tx, job, leaving);
  return true;
}
