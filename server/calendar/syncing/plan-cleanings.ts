import { isDeepStrictEqual } from 'node:util';
import { and, eq, gte, inArray, ne, or } from 'drizzle-orm';
import { liveJobStatuses } from '#contract/states.ts';
import { localTime } from '#contract/zoned-time.ts';
import { hasValidCard } from '#server/cards/index.ts';
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
import { type CleaningPlan, lostStays, planCleaning, type StayJob } from '../deciding/plan-cleaning.ts';
import { calendarBookings } from '../table.ts';
import { giveBackJobs, type JobFacts } from './give-back-jobs.ts';
import { jobDayOf } from './job-day-of.ts';
import { standsAsPosted } from './stands-as-posted.ts';
import { staysInsideOthers } from './stays-inside-others.ts';

type BookingRow = typeof calendarBookings.$inferSelect;
const jobFacts = {
  ...{ id: jobs.id, status: jobs.status, startTime: jobs.startTime, endTime: jobs.endTime },
  ...{ arrivalSameDay: jobs.arrivalSameDay, cleanerId: jobs.cleanerId, leftWithStay: jobs.leftWithStay },
};

interface Given {
  today: string;
  /** Bookings that were canceled just now. */
  canceledIds: readonly string[];
  /** The host who has it done; null where a feed does. */
  actorId: string | null;
}

/** Posts, moves and cancels the jobs after a property's stays; each is done or told of once. */
export async function planCleanings(kit: CalendarKit, tx: Tx, property: PropertyRow, given: Given) {
  const { today, canceledIds, actorId } = given;
  const known = await bookingsToClean(tx, property.id, today, canceledIds);
  const done = { jobsCreated: 0, jobsReopened: 0, jobsMoved: 0, jobsCanceled: 0 };
  if (known.length === 0) return done;
  const taken = await jobsOf(tx, known);
  const bookings = await giveBackJobs(kit, tx, property, { bookings: known, jobs: taken, actorId });
  const [byHand, card, owed] = [
    await jobsByHand(tx, property, bookings, kit.clock.now()),
    await hasValidCard(tx, property.hostId, kit.clock.now()),
    await kit.owedBy(tx, property.hostId, kit.clock.now()),
  ];
  const arrivals = new Set(bookings.filter(({ status }) => status === 'confirmed').map(({ checkIn }) => checkIn));
  const inside = await staysInsideOthers(tx, bookings);
  for (const booking of bookings) {
    const job = taken.get(booking.jobId ?? '');
    const handmade = byHand.get(booking.checkOut);
    const plan = planCleaning({
      booking,
      job: job ? stayJob(booking, job, jobDayOf(booking, job, property)) : null,
      property,
      jobByHand: handmade !== undefined,
      ...{ hasCard: card, owes: owed !== null },
      arrivalSameDay: arrivals.has(booking.checkOut),
      insideStay: inside.has(booking.id),
      toldDay: booking.toldDay,
      toldLost: lostStays.find((code) => code === booking.cleaning.code) ?? null,
      today,
      now: kit.clock.now(),
    });
    const carried = await carryOut(kit, tx, property, { booking, plan, job, handmade, actorId });
    if (carried === null) continue;
    const { isBack, ...changes } = carried;
    if (plan.action === 'post' && changes.jobId) done[isBack ? 'jobsReopened' : 'jobsCreated']++;
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

interface Step {
  booking: BookingRow;
  plan: CleaningPlan;
  job: JobFacts | undefined;
  handmade: string | undefined;
  actorId: string | null;
}

type Changes = Partial<Pick<BookingRow, 'jobId' | 'ownJob' | 'jobDay' | 'toldDay' | 'cleaning'>>;

type Carried = Changes & {
  /** The job that had been canceled with the stay. */
  isBack?: boolean;
};

/** Null where the job did not let it be done: then nothing is written either, and it is tried again. */
async function carryOut(kit: CalendarKit, tx: Tx, property: PropertyRow, step: Step): Promise<Carried | null> {
  const { booking, plan, job, handmade, actorId } = step;
  const { cleaning, window, arrivalSameDay } = plan;
  const jobDay = booking.checkOut;
  if (plan.action === 'post' && window) {
    const posted = await postForStay(kit, tx, property, { ...window, arrivalSameDay }, actorId);
    if (!posted) return { cleaning: { code: 'needsCard' } };
    const { jobId, isBack } = posted;
    await takeFromOthers(tx, booking, jobId);
    return { cleaning, jobId, isBack, jobDay, ownJob: true, toldDay: null };
  }
  if (plan.action === 'adopt' && handmade) return { cleaning, jobId: handmade, jobDay, ownJob: false };
  if (!job) return { cleaning };
  const stands = { cleaning, jobDay: jobDayOf(booking, job, property) };
  if (plan.action === 'move' && window) {
    const isMoved = await moveForStay(kit, tx, job.id, { ...window, arrivalSameDay });
    return isMoved ? { cleaning, jobDay, toldDay: null } : null;
  }
  if (plan.action === 'mark') await markArrival(kit, tx, job.id, arrivalSameDay);
  const asPosted = standsAsPosted(booking, job, property);
  if (plan.action === 'cancel' && !(await cancelForStay(kit, tx, job.id, { asPosted, actorId }))) return null;
  if (plan.action === 'take back') {
    await offerNoOtherTime(kit, tx, job.id);
    return { ...stands, toldDay: null };
  }
  if (plan.action === 'offer' && window) {
    await offerForStay(kit, tx, job.id, window);
    return { ...stands, toldDay: booking.checkOut };
  }
  if (plan.action !== 'tell lost' && plan.action !== 'tell back') return stands;
  await offerNoOtherTime(kit, tx, job.id);
  const told = { bookingId: booking.id, jobId: job.id, cleanerId: job.cleanerId ?? '' };
  await record(kit, tx, { kind: factOf(plan, booking), ...told });
  return { ...stands, toldDay: null };
}

/** What host and cleaner hear: what speaks against the stay now, or what spoke against it before. */
function factOf({ action, cleaning }: CleaningPlan, before: BookingRow) {
  if (action === 'tell back') return before.cleaning.code === 'jobUnsure' ? 'stay confirmed' : 'stay back';
  return cleaning.code === 'jobUnsure' ? 'stay unsure' : 'stay canceled';
}

/** A job that is open again belonged to a stay that is gone. */
async function takeFromOthers(tx: Tx, { id }: BookingRow, jobId: string): Promise<void> {
  const others = and(eq(calendarBookings.jobId, jobId), ne(calendarBookings.id, id));
  await tx.update(calendarBookings).set({ jobId: null, jobDay: null }).where(others);
}

async function write(tx: Tx, booking: BookingRow, changes: Changes): Promise<void> {
  const names = Object.keys(changes) as (keyof Changes)[]; // keys() forgets which keys there are
  if (names.every((name) => isDeepStrictEqual(booking[name], changes[name]))) return;
  await tx.update(calendarBookings).set(changes).where(eq(calendarBookings.id, booking.id));
}
