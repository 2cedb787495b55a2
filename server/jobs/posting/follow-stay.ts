import { eq } from 'drizzle-orm';
import { lockOwnCards } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { refusalOf } from '../abilities.ts';
import { offer, offerTimes, timesOf } from '../changes/offer-change.ts';
import { inviteFavorites } from '../hiring/invite-favorites.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { stranger } from '../people.ts';
import { jobs } from '../table.ts';
import { cancelLocked } from './cancel-job.ts';
import { busyUntilOf } from './check-times.ts';
import { insertPosted } from './insert-posted.ts';
import { voidOffers } from './void-offers.ts';

interface StayWindow {
  startTime: Date;
  endTime: Date;
  /** The next guest comes that day: URGENT. */
  arrivalSameDay: boolean;
}

/**
 * Posts the cleaning after a stay on the host's behalf, at the property's default payout. Null without a saved card,
 * which would pay for it. The caller holds the property.
 */
export async function postForStay(
  kit: Kit,
  tx: Tx,
  property: Pick<PropertyRow, 'id' | 'hostId' | 'location' | 'defaultPayoutCents'>,
  window: StayWindow,
): Promise<string | null> {
  if ((await lockOwnCards(tx, property.hostId)).length === 0) return null;
  const { id: propertyId, hostId, location, defaultPayoutCents: payoutCents } = property;
  const stay = { hostId, propertyId, location, payoutCents, cleaningType: 'standard' as const, ...window };
  const id = await insertPosted(kit, tx, { ...stay, actorId: null, now: kit.clock.now() });
  await inviteFavorites(kit, tx, { id, hostId, propertyId });
  return id;
}

/** Only what its host could still change, or post anew, changes with its stay: later somebody counts on it. */
const mayFollow = (kit: Kit, job: JobRow | null): job is JobRow =>
  job !== null &&
  (['edit', 'repost'] as const).some((ability) => {
    const host = { ...stranger, id: job.hostId, role: 'HOST' as const };
    return refusalOf(job, host, ability, kit.clock.now()) === null;
  });

/** An OPEN job follows its stay to other times, and what was bid on it is void. False where it is no longer OPEN. */
export async function moveForStay(kit: Kit, tx: Tx, jobId: string, window: StayWindow): Promise<boolean> {
  const job = await lockJob(tx, jobId);
  if (!mayFollow(kit, job)) return false;
  const moves =
    job.startTime.getTime() !== window.startTime.getTime() || job.endTime.getTime() !== window.endTime.getTime();
  await tx
    .update(jobs)
    .set({ ...window, busyUntil: busyUntilOf(window.endTime) })
    .where(eq(jobs.id, jobId));
  const offers = moves ? await voidOffers(tx, jobId, kit.clock.now()) : { voidedBidIds: [], uninvitedIds: [] };
  await record(kit, tx, { kind: 'job changed', jobId, ...offers });
  // their invitations were for the time before
  if (moves) await inviteFavorites(kit, tx, job);
  return true;
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

/** The stay is gone, so nobody has to clean after it. False where the job is no longer OPEN. */
export async function cancelForStay(kit: Kit, tx: Tx, jobId: string): Promise<boolean> {
  const job = await lockJob(tx, jobId);
  if (!mayFollow(kit, job)) return false;
  await cancelLocked(kit, tx, job, { by: 'host', actorId: null, reason: 'stay canceled' });
  return true;
}
