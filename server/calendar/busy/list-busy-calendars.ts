import { asc, eq } from 'drizzle-orm';
import type { BusyCalendars } from '#contract/busy-calendars.ts';
import { readBusyTimes, timeZoneOf } from '#server/cleaners/index.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { busyCalendars } from '../table.ts';
import { presentBusyCalendar } from './present-busy-calendar.ts';

const daysShown = 28;

/** A cleaner's private calendars, and when these say that they are busy in the next weeks. */
export async function listBusyCalendars({ db, clock }: Kit, { id }: Actor): Promise<BusyCalendars> {
  const now = clock.now();
  const [rows, busy, timeZone] = await Promise.all([
    db
      .select()
      .from(busyCalendars)
      .where(eq(busyCalendars.cleanerId, id))
      .orderBy(asc(busyCalendars.createdAt), asc(busyCalendars.id)),
    readBusyTimes(db, id, now, plus(now, daysShown * day)),
    timeZoneOf(db, id),
  ]);
  return { calendars: rows.map((row) => presentBusyCalendar(row, now)), busy, timeZone: timeZone ?? 'UTC' };
}
