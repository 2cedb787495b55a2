import { eq } from 'drizzle-orm';
import type { Booking } from '#contract/bookings.ts';
import type { JobStatus } from '#contract/states.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { calendarBookings } from '../table.ts';

type BookingRow = typeof calendarBookings.$inferSelect;

/** Bookings with their property and job. */
export const selectBookings = (reader: Reader) =>
  reader
    .select({ booking: calendarBookings, title: properties.title, jobStatus: jobs.status })
    .from(calendarBookings)
    .innerJoin(properties, eq(properties.id, calendarBookings.propertyId))
    .leftJoin(jobs, eq(jobs.id, calendarBookings.jobId));

/** A booking in the contract's shape. */
export const presentBooking = ({
  booking,
  title,
  jobStatus,
}: Awaited<ReturnType<typeof selectBookings>>[number]): Booking => ({
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
  cleaning: presentCleaning(booking, jobStatus),
  createdAt: booking.createdAt.toISOString(),
});

/** As it was planned, but for a job that was canceled since. */
export const presentCleaning = (
  { cleaning, status }: Pick<BookingRow, 'cleaning' | 'status'>,
  jobStatus: JobStatus | null,
): BookingRow['cleaning'] => (jobStatus === 'CANCELED' && status === 'confirmed' ? { code: 'jobCanceled' } : cleaning);
