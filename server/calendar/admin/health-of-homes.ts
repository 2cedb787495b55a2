import { and, inArray } from 'drizzle-orm';
import { type CalendarHealth, healthsWorstFirst } from '#contract/calendar-words.ts';
import type { Reader } from '#server/platform/db.ts';
import { calendarIntegrations } from '../table.ts';
import { healthAt, isConnected } from './admin-calendar.ts';

/** How the calendars of each home do: as the one that does worst. A home without one is not there. */
export async function healthOfHomes(
  reader: Reader,
  propertyIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, CalendarHealth>> {
  const { propertyId } = calendarIntegrations;
  const rows = await reader
    .select({ propertyId, health: healthAt(now) })
    .from(calendarIntegrations)
    .where(and(isConnected, inArray(propertyId, [...propertyIds])));
  // the last one set stays
  rows.sort((one, other) => healthsWorstFirst.indexOf(other.health) - healthsWorstFirst.indexOf(one.health));
  return new Map(rows.map((row) => [row.propertyId, row.health]));
}
