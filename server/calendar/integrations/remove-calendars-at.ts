import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PropertyRow } from '#server/properties/index.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { noAddress } from './feed-url.ts';

/**
 * A property is removed, and its calendars with it: their addresses are forgotten, and what lies ahead is canceled. The
 * caller holds the property, so that no reading of a feed is written meanwhile; it has no live jobs.
 */
export async function removeCalendarsAt(kit: Kit, tx: Tx, { id, hostId, timeZone }: PropertyRow): Promise<void> {
  const now = kit.clock.now();
  const here = and(eq(calendarIntegrations.propertyId, id), isNull(calendarIntegrations.removedAt));
  await tx
    .update(calendarIntegrations)
    .set({ ...noAddress, removedAt: now })
    .where(here);
  await tx.delete(calendarEvents).where(eq(calendarEvents.propertyId, id));
  const { propertyId, checkOut, status } = calendarBookings;
  const ahead = and(eq(propertyId, id), gte(checkOut, localTime(now, timeZone).date), ne(status, 'canceled'));
  await tx.update(calendarBookings).set({ status: 'canceled', canceledAt: now }).where(ahead);
  await record(kit, tx, { kind: 'calendar changed', hostId, propertyId: id });
}
