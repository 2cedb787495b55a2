import { and, eq, gte, ne } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { moveForStay } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { cleaningWindow } from '../deciding/cleaning-window.ts';
import { calendarBookings } from '../table.ts';
import { standsAsPosted } from './stands-as-posted.ts';

/**
 * A property's guests leave or come at other hours from now on. OPEN jobs that stand at the hours that were posted after
 * their stays follow; those that the host has put elsewhere stay there. The caller holds the property.
 */
export async function followHours(kit: Kit, tx: Tx, after: PropertyRow, before: PropertyRow): Promise<void> {
  if (before.checkOutTime === after.checkOutTime && before.checkInTime === after.checkInTime) return;
  for (const { job, jobDay, checkOut } of await openJobs(kit, tx, after)) {
    const day = jobDay ?? checkOut;
    // where the clock changed too, the jobs have followed it already
    const isAsPosted = standsAsPosted({ jobDay, checkOut }, job, { ...before, timeZone: after.timeZone });
    const is = cleaningWindow(day, after);
    if (!is || is.startTime <= kit.clock.now()) continue;
    if (isAsPosted) await moveForStay(kit, tx, job.id, { ...is, arrivalSameDay: job.arrivalSameDay });
  }
}

function openJobs({ clock }: Kit, tx: Tx, { id, timeZone }: PropertyRow) {
  const { propertyId, checkOut, status, jobId, jobDay, ownJob } = calendarBookings;
  const isAhead = and(gte(checkOut, localTime(clock.now(), timeZone).date), ne(status, 'canceled'), eq(ownJob, true));
  const { id: job, startTime, endTime, arrivalSameDay } = jobs;
  return tx
    .select({ job: { id: job, startTime, endTime, arrivalSameDay }, jobDay, checkOut })
    .from(calendarBookings)
    .innerJoin(jobs, and(eq(jobs.id, jobId), eq(jobs.status, 'OPEN')))
    .where(and(eq(propertyId, id), isAhead))
    .orderBy(jobs.id);
}
