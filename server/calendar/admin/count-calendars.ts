import { count } from 'drizzle-orm';
import type { CalendarHealth } from '#contract/calendar-words.ts';
import type { Kit } from '#server/platform/kit.ts';
import { calendarIntegrations } from '../table.ts';
import { healthAt, isConnected } from './admin-calendar.ts';

/** How many connected calendars there are of each health. */
export async function countCalendars({ db, clock }: Kit): Promise<Record<CalendarHealth, number>> {
  const health = healthAt(clock.now()).as('health');
  const each = db.select({ health }).from(calendarIntegrations).where(isConnected).as('each');
  const rows = await db.select({ health: each.health, many: count() }).from(each).groupBy(each.health);
  const counts: Record<CalendarHealth, number> = {
    disabled: 0,
    waiting: 0,
    shrunk: 0,
    stale: 0,
    failing: 0,
    active: 0,
  };
  for (const { health: name, many } of rows) counts[name] = many;
  return counts;
}
