import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, inArray, ne, or } from 'drizzle-orm';
import { liveJobStatuses } from '#contract/states.ts';
import { localTime } from '#contract/zoned-time.ts';
import { hasCard } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import {
  cancelForStay,
  markArrival,
  moveForStay,
  offerForStay,
  offerNoOtherTime,
  postForStay,
} from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { type CleaningPlan, planCleaning, type StayJob } from '../deciding/plan-cleaning.ts';
import { calendarBookings } from '../table.ts';

type BookingRow = typeof calendarBookings.$inferSelect;
type JobFacts = Pick<typeof jobs.$inferSelect, 'id' | 'status' | 'startTime' | 'arrivalSameDay' | 'cleanerId'>;
const jobFacts = {
  ...{ id: jobs.id, status: jobs.status, startTime: jobs.startTime },
  ...{ arrivalSameDay: jobs.arrivalSameDay, cleanerId: jobs.cleanerId },
};

interface Given {
  today: string;
  /** Bookings that were canceled just now. */
  canceledIds: readonly string[];
}

/** Posts, moves and cancels the jobs after a property's stays; each is done or told of once. */
export async function planCleanings(kit: CalendarKit, tx: Tx, property: PropertyRow, { today, canceledIds }: Given) {
  const bookings = await bookingsToClean(tx, property.id, today, canceledIds);
  const done = { jobsCreated: 0, jobsMoved: 0, jobsCanceled: 0 };
  if (bookings.length === 0) return done;
  const [taken, byHand, card, owed] = [
    await jobsOf(tx, bookings),
    await jobsByHand(tx, property, bookings, kit.clock.now()),
    await hasCard(tx, property.hostId),
    await kit.owedBy(tx, property.hostId, kit.clock.now()),
  ];
  const arrivals = new Set(bookings.filter(({ status }) => status === 'confirmed').map(({ checkIn }) => checkIn));
  for (const booking of bookings) {
    const job = taken.get(booking.jobId ?? '');
    const handmade = byHand.get(booking.checkOut);
    const plan = planCleaning({
      booking,
      job: job ? stayJob(booking, job, dayOf(booking, job, property)) : null,
      property,
      jobByHand: handmade !== undefined,
      ...{ hasCard: card, owes: owed !== null },
      arrivalSameDay: arrivals.has(booking.checkOut),
      toldDay: booking.toldDay,
      toldCanceled: booking.cleaning.code === 'jobToCancel',
      today,
      now: kit.clock.now(),
    });
    const changes = await carryOut(kit, tx, property, { booking, plan, job, handmade });
    if (plan.action === 'post' && changes.jobId) done.jobsCreated++;
    if (plan.action === 'move') done.jobsMoved++;
    if (plan.action === 'cancel') done.jobsCanceled++;
    await write(tx, booking, changes);
  }
  return done;
}

/** Those whose day is still to come; canceled ones as long as somebody holds their job. */
function bookingsToClean(tx: Tx, propertyId: string, today: string, canceledIds: readonly string[]) {
  const { propertyId: at, checkOut, status, id, ownJob, cleaning } = calendarBookings;
  const concerned = or(ne(status, 'canceled'), inArray(id, [...canceledIds]), eq(cleaning, { code: 'jobToCancel' }));
  return tx
    .select()
    .from(calendarBookings)
    .where(and(eq(at, propertyId), gte(checkOut, today), concerned))
    .orderBy(checkOut, ownJob, id);
}

/** Locked, so that nobody is hired for one between the plan and what it does. */
async function jobsOf(tx: Tx, bookings: readonly BookingRow[]): Promise<Map<string, JobFacts>> {
  const ids = bookings.flatMap(({ jobId }) => jobId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx.select(jobFacts).from(jobs).where(inArray(jobs.id, ids)).orderBy(jobs.id).for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Live jobs of the property that no stay has, by the day on which they start. */
async function jobsByHand(tx: Tx, { id, timeZone }: PropertyRow, bookings: readonly BookingRow[], now: Date) {
  const rows = await tx
    .select(jobFacts)
    .from(jobs)
    .where(
      and(eq(jobs.propertyId, id), inArray(jobs.status, [...liveJobStatuses]), gte(jobs.startTime, plus(now, -day))),
    );
  const known = new Set(bookings.map(({ jobId }) => jobId));
  const free = rows.filter((row) => !known.has(row.id));
  return new Map(free.map((row) => [localTime(row.startTime, timeZone).date, row.id]));
}

const stayJob = (booking: BookingRow, job: JobFacts, forDay: string): StayJob => ({
  ...job,
  own: booking.ownJob,
  forDay,
});

/** A job that stands on the day it was offered has moved there: its cleaner agreed, or it is open again at that time. */
function dayOf({ jobDay, toldDay, checkOut }: BookingRow, job: JobFacts, { timeZone }: PropertyRow): string {
  const isMoved = toldDay !== null && localTime(job.startTime, timeZone).date === toldDay;
  return isMoved ? toldDay : (jobDay ?? checkOut);
}

interface Step {
  booking: BookingRow;
  plan: CleaningPlan;
  job: JobFacts | undefined;
  handmade: string | undefined;
}

type Changes = Partial<Pick<BookingRow, 'jobId' | 'ownJob' | 'jobDay' | 'toldDay' | 'cleaning'>>;

async function carryOut(kit: CalendarKit, tx: Tx, property: PropertyRow, step: Step): Promise<Changes> {
  const { booking, plan, job, handmade } = step;
  const { cleaning, window, arrivalSameDay } = plan;
  const jobDay = booking.checkOut;
  if (plan.action === 'post' && window) {
    const jobId = await postForStay(kit, tx, property, { ...window, arrivalSameDay });
    return jobId ? { cleaning, jobId, jobDay, ownJob: true, toldDay: null } : { cleaning: { code: 'needsCard' } };
  }
  if (plan.action === 'adopt' && handmade) return { cleaning, jobId: handmade, jobDay, ownJob: false };
  if (!job) return { cleaning };
  const stands = { cleaning, jobDay: dayOf(booking, job, property) };
  if (plan.action === 'move' && window) {
    await moveForStay(kit, tx, job.id, { ...window, arrivalSameDay });
    return { cleaning, jobDay, toldDay: null };
  }
  if (plan.action === 'mark') await markArrival(kit, tx, job.id, arrivalSameDay);
  if (plan.action === 'cancel') await cancelForStay(kit, tx, job.id);
  if (plan.action === 'take back') {
    await offerNoOtherTime(kit, tx, job.id);
    return { ...stands, toldDay: null };
  }
  if (plan.action === 'offer' && window) {
    await offerForStay(kit, tx, job.id, window);
    return { ...stands, toldDay: booking.checkOut };
  }
  if (plan.action !== 'tell canceled') return stands;
  await tellCanceled(kit, tx, booking, job);
  return { ...stands, toldDay: null };
}

async function tellCanceled(
  kit: CalendarKit,
  tx: Tx,
  { id: bookingId }: BookingRow,
  { id: jobId, cleanerId }: JobFacts,
) {
  await offerNoOtherTime(kit, tx, jobId);
  await record(kit, tx, { kind: 'stay canceled', bookingId, jobId, cleanerId: cleanerId ?? '' });
}

async function write(tx: Tx, booking: BookingRow, changes: Changes): Promise<void> {
  const names = Object.keys(changes) as (keyof Changes)[]; // keys() forgets which keys there are
  if (names.every((name) => isDeepStrictEqual(booking[name], changes[name]))) return;
  await tx.update(calendarBookings).set(changes).where(eq(calendarBookings.id, booking.id));
}
