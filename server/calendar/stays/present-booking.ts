import { eq } from 'drizzle-orm';
import type { Booking } from '#contract/bookings.ts';
import type { JobStatus } from '#contract/states.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import type { Cleaning } from '../deciding/plan-cleaning.ts';
import { calendarBookings } from '../table.ts';

type BookingRow = typeof calendarBookings.$inferSelect;

/** Bookings with their property and job. */
export const selectBookings = (reader: Reader) =>
  reader
    .select({ booking: calendarBookings, title: properties.title, jobStatus: jobs.status, jobStart: jobs.startTime })
    .from(calendarBookings)
    .innerJoin(properties, eq(properties.id, calendarBookings.propertyId))
    .leftJoin(jobs, eq(jobs.id, calendarBookings.jobId));

/** A booking in the contract's shape. */
export const presentBooking = ({
  booking,
  title,
  ...job
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
  cleaning: presentCleaning(booking, job),
  createdAt: booking.createdAt.toISOString(),
});

interface StandingJob {
  jobStatus: JobStatus | null;
  jobStart: Date | null;
}

/** As it was planned, but for a job that was canceled, or moved to the time it was offered, since. */
export function presentCleaning(
  { cleaning, status }: Pick<BookingRow, 'cleaning' | 'status'>,
  { jobStatus, jobStart }: StandingJob,
): Cleaning {
  if (jobStatus === 'CANCELED' && status === 'confirmed') return { code: 'jobCanceled' };
  const isMoved = cleaning.code === 'jobToMove' && jobStart?.toISOString() === cleaning.startTime;
  return isMoved ? { ...cleaning, code: 'jobCreated' } : cleaning;
}
