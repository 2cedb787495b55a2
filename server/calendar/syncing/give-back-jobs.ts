import { eq } from 'drizzle-orm';
import { isHeld } from '#contract/states.ts';
import { localTime } from '#contract/zoned-time.ts';
import { cancelForStay } from '#server/jobs/index.ts';
import type { jobs as jobTable } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { calendarBookings } from '../table.ts';
import { jobDayOf } from './job-day-of.ts';
import { standsAsPosted } from './stands-as-posted.ts';

type BookingRow = typeof calendarBookings.$inferSelect;
export type JobFacts = Pick<
  typeof jobTable.$inferSelect,
  'id' | 'status' | 'startTime' | 'endTime' | 'arrivalSameDay' | 'cleanerId' | 'leftWithStay'
>;

interface Known {
  bookings: readonly BookingRow[];
  /** Theirs, by id and locked. */
  jobs: ReadonlyMap<string, JobFacts>;
  /** The host who has it done; null where a feed does. */
  actorId: string | null;
}

/**
 * A job that somebody has taken outlives its stay. Where a stay ends on that day again, whichever calendar or person it
 * comes from, it gets the standing job instead of a second one beside it. And where a job was canceled only because its
 * stay was gone, the stay that is back has none.
 */
export async function giveBackJobs(
  kit: CalendarKit,
  tx: Tx,
  property: PropertyRow,
  { bookings, jobs, actorId }: Known,
) {
  const isTaken = ({ jobId }: BookingRow) => isHeld(jobs.get(jobId ?? '')?.status);
  const left = bookings.filter((booking) => booking.status === 'canceled' && isTaken(booking));
  const changed = new Map<string, BookingRow>();
  for (const booking of bookings) {
    if (booking.status === 'canceled' || isTaken(booking)) continue;
    const own = jobs.get(booking.jobId ?? '');
    const holder = left.find((each) => !changed.has(each.id) && standsOn(each, booking.checkOut));
    if (holder) {
      if (own?.status === 'OPEN' && booking.ownJob)
        await cancelForStay(kit, tx, own.id, { actorId, asPosted: standsAsPosted(booking, own, property) });
      for (const [row, changes] of handOver(holder, booking)) await change(row, changes);
    } else if (own?.status === 'CANCELED' && own.leftWithStay) await change(booking, { jobId: null, jobDay: null });
  }
  return bookings.map((booking) => changed.get(booking.id) ?? booking);

  async function change(row: BookingRow, changes: Held): Promise<void> {
    await tx.update(calendarBookings).set(changes).where(eq(calendarBookings.id, row.id));
    changed.set(row.id, { ...row, ...changes });
  }

  function standsOn(booking: BookingRow, day: string): boolean {
    const job = jobs.get(booking.jobId ?? '');
    if (!job) return false;
    return localTime(job.startTime, property.timeZone).date === day || jobDayOf(booking, job, property) === day;
  }
}

type Held = Partial<Pick<BookingRow, 'jobId' | 'ownJob' | 'jobDay' | 'toldDay' | 'cleaning'>>;

function handOver(holder: BookingRow, booking: BookingRow): [BookingRow, Held][] {
  const { jobId, ownJob, jobDay, toldDay, cleaning } = holder;
  return [
    [holder, { jobId: null, jobDay: null, toldDay: null, cleaning: { code: 'none' } }],
    [booking, { jobId, ownJob, jobDay, toldDay, cleaning }],
  ];
}
