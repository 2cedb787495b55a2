import { localTime } from '#contract/zoned-time.ts';
import type { calendarBookings } from '../table.ts';

type Stay = Pick<typeof calendarBookings.$inferSelect, 'jobDay' | 'toldDay' | 'checkOut'>;

/**
 * The check-out day that a stay's job is for. One that stands on the day it was offered has moved there: its cleaner
 * agreed, or it is open again at that time.
 */
export function jobDayOf(
  { jobDay, toldDay, checkOut }: Stay,
  { startTime }: { startTime: Date },
  { timeZone }: { timeZone: string },
): string {
  const isMoved = toldDay !== null && localTime(startTime, timeZone).date === toldDay;
  return isMoved ? toldDay : (jobDay ?? checkOut);
}
