import { and, eq, gte, ne } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { changeForStay } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { cleaningWindow } from '../deciding/cleaning-window.ts';
import { calendarBookings } from '../table.ts';
import { standsAsPosted } from './stands-as-posted.ts';

/**
 * A property's guests leave or come at other hours from now on, or its usual payout is another. OPEN jobs that are as they
 * were posted after their stays follow; those that the host has changed on their own stay as they are. The caller holds
 * the property.
 */
export async function followTerms(kit: Kit, tx: Tx, after: PropertyRow, before: PropertyRow): Promise<void> {
  const hours = before.checkOutTime !== after.checkOutTime || before.checkInTime !== after.checkInTime;
  const payout = before.defaultPayoutCents !== after.defaultPayoutCents;
  if (!hours && !payout) return;
  for (const { job, jobDay, checkOut } of await openJobs(kit, tx, after)) {
    // where the clock changed too, the jobs have followed it already
    if (!standsAsPosted({ jobDay, checkOut }, job, { ...before, timeZone: after.timeZone })) continue;
    const times = hours ? anotherWindow(kit, jobDay ?? checkOut, { job, property: after }) : null;
    const isPriced = payout && job.startTime > kit.clock.now() && isAtUsualTerms(job, before);
    const change = { ...times, ...(isPriced && { payoutCents: after.defaultPayoutCents }) };
    if (times || isPriced) await changeForStay(kit, tx, job.id, change);
  }
}

/** Null where it has begun by now, and where the job stands at it: a later check-in may move nothing. */
function anotherWindow({ clock }: Kit, day: string, { job, property }: { job: OpenJob; property: PropertyRow }) {
  const window = cleaningWindow(day, property);
  if (!window || window.startTime <= clock.now()) return null;
  return +window.startTime === +job.startTime && +window.endTime === +job.endTime ? null : window;
}

type OpenJob = Awaited<ReturnType<typeof openJobs>>[number]['job'];

/** A price of its own, and another scope of work, is the host's. */
const isAtUsualTerms = (job: OpenJob, { defaultPayoutCents }: PropertyRow): boolean =>
  job.payoutCents === defaultPayoutCents &&
  job.cleaningType === 'standard' &&
  job.specialInstructions === null &&
  job.customTasks.length === 0;

function openJobs({ clock }: Kit, tx: Tx, { id, timeZone }: PropertyRow) {
  const { propertyId, checkOut, status, jobId, jobDay, ownJob } = calendarBookings;
  const isAhead = and(gte(checkOut, localTime(clock.now(), timeZone).date), ne(status, 'canceled'), eq(ownJob, true));
  const { id: job, startTime, endTime, payoutCents, cleaningType, specialInstructions, customTasks } = jobs;
  const terms = { payoutCents, cleaningType, specialInstructions, customTasks };
  return tx
    .select({ job: { id: job, startTime, endTime, ...terms }, jobDay, checkOut })
    .from(calendarBookings)
    .innerJoin(jobs, and(eq(jobs.id, jobId), eq(jobs.status, 'OPEN')))
    .where(and(eq(propertyId, id), isAhead))
    .orderBy(jobs.id);
}
