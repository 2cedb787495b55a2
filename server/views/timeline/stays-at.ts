import { and, asc, eq, gte, inArray, lt, ne } from 'drizzle-orm';
import type { TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { marksOfStays, presentCleaning, stayJob } from '#server/calendar/index.ts';
import { calendarBookings, calendarEvents } from '#server/calendar/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Db } from '#server/platform/db.ts';
import { type AskedDays, byProperty } from './asked-days.ts';

/** The stays that touch these days, by check-out: one that ends on the first day leaves a cleaning on it. */
export async function staysAt(
  db: Db,
  { hostId, places, from, until }: AskedDays,
): Promise<Map<string, TimelineStay[]>> {
  const { propertyId, checkIn, checkOut, status, id } = calendarBookings;
  const rows = await db
    .select({ booking: calendarBookings, job: stayJob })
    .from(calendarBookings)
    .leftJoin(jobs, eq(jobs.id, calendarBookings.jobId))
    .where(
      and(
        inArray(propertyId, [...places.keys()]),
        eq(calendarBookings.hostId, hostId),
        ne(status, 'canceled'),
        gte(checkOut, from),
        lt(checkIn, until),
      ),
    )
    .orderBy(asc(checkOut), asc(id));
  const marks = await marksOfStays(
    db,
    rows.map(({ booking }) => booking),
  );
  return byProperty(rows, ({ booking, job }) => [
    booking.propertyId,
    {
      id: booking.id,
      platform: booking.platform,
      guestName: booking.guestName,
      numberOfGuests: booking.guests,
      checkInDate: booking.checkIn,
      checkOutDate: booking.checkOut,
      bookingStatus: booking.status,
      cleaning: presentCleaning(booking, job),
      jobId: booking.jobId,
      ...marks(booking),
    },
  ]);
}

/** The days that a feed marks as closed; the same days in two feeds are closed once. */
export async function closuresAt(
  db: Db,
  { places, from, until }: AskedDays,
): Promise<Map<string, TimelineRow['closures']>> {
  const { propertyId, checkIn, checkOut, kind } = calendarEvents;
  const rows = await db
    .selectDistinct({ propertyId, checkIn, checkOut })
    .from(calendarEvents)
    .where(and(inArray(propertyId, [...places.keys()]), eq(kind, 'block'), gte(checkOut, from), lt(checkIn, until)))
    .orderBy(asc(checkOut), asc(checkIn));
  return byProperty(rows, (row) => [row.propertyId, { checkInDate: row.checkIn, checkOutDate: row.checkOut }]);
}
