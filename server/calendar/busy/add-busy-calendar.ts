import { eq, sql } from 'drizzle-orm';
import { mostBusyCalendars } from '#contract/busy-calendar-words.ts';
import type { BusyCalendar } from '#contract/busy-calendars.ts';
import { violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { busyCalendars } from '../table.ts';
import { busyUrlColumns } from './busy-url.ts';
import { presentBusyCalendar } from './present-busy-calendar.ts';
import { readSoon } from './read-soon.ts';

/** A cleaner adds a private calendar; the worker reads it right after. */
export async function addBusyCalendar(kit: Kit, actor: Actor, calendarUrl: string): Promise<BusyCalendar> {
  const id = newId();
  const address = busyUrlColumns(kit, id, calendarUrl);
  return transact(kit, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`busy calendars of ${actor.id}`}, 0))`);
    if ((await tx.$count(busyCalendars, eq(busyCalendars.cleanerId, actor.id))) >= mostBusyCalendars)
      throw new Refusal('too_many', `You can add up to ${mostBusyCalendars} calendars. Remove one first.`);
    const now = kit.clock.now();
    const row = { id, cleanerId: actor.id, ...address, nextRunAt: now, createdAt: now };
    const [added] = await tx.insert(busyCalendars).values(row).returning();
    if (!added) throw new Error('a calendar that was just added is gone');
    await readSoon(kit, tx);
    return presentBusyCalendar(added, now);
  }).catch(refuseSecond);
}

function refuseSecond(error: unknown): never {
  if (!violates(error, 'busy_calendar_once')) throw error;
  throw new Refusal('already_exists', 'You’ve already added this calendar.');
}
