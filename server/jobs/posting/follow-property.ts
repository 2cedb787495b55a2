import { and, asc, eq, inArray } from 'drizzle-orm';
import { utcToZoned, zonedToUtc } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { hasMoved, pointOf, readPlace } from '../changes/kept-place.ts';
import { offerPlace } from '../changes/offer-change.ts';
import type { KeptPlace } from '../changes/offered-change.ts';
import type { JobRow } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { busyUntilOf } from './check-times.ts';
import { differenceOf } from './difference.ts';
import { voidOffers } from './void-offers.ts';

type Before = Parameters<typeof hasMoved>[0] & Pick<KeptPlace, 'timeZone'>;

/**
 * A property is another now. Its OPEN jobs follow it and keep their hours on its clock; where it is somewhere else, or
 * these are other moments, what was bid on them is void. Its ASSIGNED jobs stay as they are, and their cleaners are
 * offered the change.
 */
export async function followProperty(kit: Kit, tx: Tx, propertyId: string, before: Before): Promise<void> {
  const after = await readPlace(tx, propertyId);
  const held = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.propertyId, propertyId), inArray(jobs.status, ['OPEN', 'ASSIGNED'])))
    .orderBy(asc(jobs.id))
    .for('update');
  for (const job of held) {
    if (job.status === 'ASSIGNED') await offerPlace(kit, tx, job, after);
    else await moveAlong(kit, tx, job, before, after);
  }
}

async function moveAlong(kit: Kit, tx: Tx, job: JobRow, before: Before, after: KeptPlace): Promise<void> {
  const startTime = inOtherZone(job.startTime, before.timeZone, after.timeZone);
  const shift = startTime.getTime() - job.startTime.getTime();
  if (!hasMoved(before, after) && shift === 0) return;
  const endTime = plus(job.endTime, shift);
  await tx
    .update(jobs)
    .set({ startTime, endTime, busyUntil: busyUntilOf(endTime), location: pointOf(after) })
    .where(eq(jobs.id, job.id));
  const offers = await voidOffers(kit, tx, job);
  const difference = { ...differenceOf(job, { startTime, endTime }), place: hasMoved(before, after) };
  await record(kit, tx, { kind: 'job changed', jobId: job.id, ...offers, difference });
}

/** 11:00 in the old zone as 11:00 in the new one; the moment itself where both clocks show the same. */
function inOtherZone(moment: Date, from: string, to: string): Date {
  const local = utcToZoned(moment.toISOString(), from);
  const moved = zonedToUtc(local, to);
  return moved === null || utcToZoned(moment.toISOString(), to) === local ? moment : new Date(moved);
}
