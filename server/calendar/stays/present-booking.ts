import { eq } from 'drizzle-orm';
import type { Booking } from '#contract/bookings.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { calendarBookings } from '../table.ts';
import { marksOfStays } from './marks-of-stays.ts';
import { presentCleaning } from './present-cleaning.ts';
import { stayJob } from './stay-job.ts';

/** Bookings with their property and job. */
export const selectBookings = (reader: Reader) =>
  reader
    .select({ booking: calendarBookings, title: properties.title, job: stayJob })
    .from(calendarBookings)
    .innerJoin(properties, eq(properties.id, calendarBookings.propertyId))
    .leftJoin(jobs, eq(jobs.id, calendarBookings.jobId));

/** Bookings in the contract's shape. */
export async function presentBookings(
  reader: Reader,
  rows: Awaited<ReturnType<typeof selectBookings>>,
): Promise<Booking[]> {
  const marks = await marksOfStays(
    reader,
    rows.map(({ booking }) => booking),
  );
  return rows.map(({ booking, title, job }) => ({
    id: booking.id,
    platform: booking.platform,
    guestName: booking.guestName,
    property: { id: booking.propertyId, title },
    checkInDate: booking.checkIn,
    checkOutDate: booking.checkOut,
    numberOfGuests: booking.guests,
    bookingStatus: booking.status,
    jobCreated: booking.jobId !== null,
    jobId: booking.jobId,
    cleaning: presentCleaning(booking, job),
    ...marks(booking),
    createdAt: booking.createdAt.toISOString(),
  }));
}
