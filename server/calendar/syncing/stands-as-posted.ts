import type { PropertyRow } from '#server/properties/index.ts';
import { cleaningWindow } from '../deciding/cleaning-window.ts';
import type { calendarBookings } from '../table.ts';

interface Times {
  startTime: Date;
  endTime: Date;
}
type Stay = Pick<typeof calendarBookings.$inferSelect, 'jobDay' | 'checkOut'>;

/** The job after a stay is at the property's own hours, and not where its host has put it. */
export function standsAsPosted({ jobDay, checkOut }: Stay, job: Times, property: PropertyRow): boolean {
  const window = cleaningWindow(jobDay ?? checkOut, property);
  return window !== null && +window.startTime === +job.startTime && +window.endTime === +job.endTime;
}
