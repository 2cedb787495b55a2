import type { BusyCalendar } from '#contract/busy-calendars.ts';
import type { busyCalendars } from '../table.ts';

export type BusyCalendarRow = typeof busyCalendars.$inferSelect;

/** A private calendar as its owner sees it; the address itself stays where it is. */
export const presentBusyCalendar = (row: BusyCalendarRow, now: Date): BusyCalendar => ({
  id: row.id,
  calendarUrl: row.urlMasked,
  provider: providerOf(row.server),
  reading: row.nextRunAt <= now || (row.leasedUntil !== null && row.leasedUntil > now),
  lastReadAt: row.lastReadAt?.toISOString() ?? null,
  lastFault: row.lastFault,
  createdAt: row.createdAt.toISOString(),
});

function providerOf(server: string): BusyCalendar['provider'] {
  if (/(^|\.)google(usercontent)?\.com(:|$)/.test(server)) return 'google';
  if (/(^|\.)(icloud|apple|me)\.com(:|$)/.test(server)) return 'apple';
  return /(^|\.)(office365|office|outlook|live|hotmail)\.com(:|$)/.test(server) ? 'outlook' : 'other';
}
