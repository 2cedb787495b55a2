import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import { day, hour, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { closedWithJob, restoreBids } from '../bidding/restore-bids.ts';
import { homeBidOn, readPlace } from '../changes/kept-place.ts';
import { type JobRow, moveJob } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { busyUntilOf } from './check-times.ts';

interface Window {
  startTime: Date;
  endTime: Date;
  arrivalSameDay: boolean;
}

/** For this long the bids are still good: later their cleaners have made other plans. */
const bidsKeptFor = hour;

/**
 * The stay is back whose job was canceled with it, because its host changed their mind or its feed did: the same job is
 * open again, with its history and what its host wrote, at the hours that are posted now, or at its host's own as long as
 * they fit; within an hour also with its bids, where these are the times and the home that were bid on. Returns its id,
 * or null where there is none. The caller holds the property.
 */
export async function reopenForStay(
  kit: Kit,
  tx: Tx,
  property: Pick<PropertyRow, 'id' | 'location' | 'timeZone'>,
  window: Window,
  actorId: string | null,
): Promise<string | null> {
  const job = await canceledWithStay(kit, tx, property, window);
  if (!job) return null;
  const { leftWithStay: left, leaveToldAt: toldAt } = job;
  const keepsTimes = !left?.asPosted && job.startTime >= window.startTime && job.endTime <= window.endTime;
  const { startTime, endTime } = keepsTimes ? job : window;
  const times = { startTime, endTime, busyUntil: busyUntilOf(endTime), arrivalSameDay: window.arrivalSameDay };
  const changes = { ...times, location: property.location, ...notCanceled };
  await moveJob(kit, tx, job, {
    to: 'OPEN',
    mover: 'returning stay',
    kind: 'REOPENED',
    actorId,
    withStay: true,
    changes,
  });
  const isRecent = job.canceledAt !== null && job.canceledAt >= plus(kit.clock.now(), -bidsKeptFor);
  const isSameOffer =
    +startTime === +job.startTime &&
    +endTime === +job.endTime &&
    isDeepStrictEqual(left?.home, homeBidOn(await readPlace(tx, property.id)));
  const restored = isSameOffer && isRecent ? await restoreBids(tx, job) : [];
  await record(kit, tx, { kind: 'job reopened', jobId: job.id, restoredBidIds: toldAt ? restored : [] });
  // who was not told that the job was canceled has yet to hear that their bid is void
  const voidedBidIds = toldAt || isSameOffer ? [] : await closedWithJob(tx, job);
  if (voidedBidIds.length > 0)
    await record(kit, tx, { kind: 'job changed', jobId: job.id, voidedBidIds, uninvitedIds: [] });
  return job.id;
}

const notCanceled = { canceledAt: null, leftWithStay: null, leaveToldAt: null };

/** The job that was canceled last of those for the same day at the property. */
async function canceledWithStay(
  { clock }: Kit,
  tx: Tx,
  { id, timeZone }: Pick<PropertyRow, 'id' | 'timeZone'>,
  { startTime }: Window,
): Promise<JobRow | undefined> {
  const dayOf = (instant: Date) => localTime(instant, timeZone).date;
  const canceled = and(eq(jobs.status, 'CANCELED'), isNotNull(jobs.leftWithStay), gt(jobs.startTime, clock.now()));
  const near = and(gt(jobs.startTime, plus(startTime, -day)), lt(jobs.startTime, plus(startTime, day)));
  const found = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.propertyId, id), canceled, near))
    .orderBy(desc(jobs.canceledAt), desc(jobs.id))
    .for('update');
  return found.find((job) => dayOf(job.startTime) === dayOf(startTime));
}
