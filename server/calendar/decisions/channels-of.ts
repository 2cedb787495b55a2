import { and, eq, inArray } from 'drizzle-orm';
import type { Booking } from '#contract/bookings.ts';
import type { Reader } from '#server/platform/db.ts';
import { type calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';

interface Channel {
  platform: Booking['platform'];
  /** Null for the host, who entered it by hand. */
  integrationId: string | null;
}

/** Which calendars have each of these stays now, by its id, and whether its host has entered it. */
export async function channelsOf(
  reader: Reader,
  stays: readonly (typeof calendarBookings.$inferSelect)[],
): Promise<Map<string, Channel[]>> {
  if (stays.length === 0) return new Map();
  const { bookingId, propertyId, kind, missed, integrationId } = calendarEvents;
  const rows = await reader
    .selectDistinct({ bookingId, platform: calendarIntegrations.platform, integrationId })
    .from(calendarEvents)
    .innerJoin(calendarIntegrations, eq(calendarIntegrations.id, integrationId))
    .where(
      and(
        inArray(propertyId, [...new Set(stays.map((stay) => stay.propertyId))]),
        inArray(bookingId, [...new Set(stays.map(({ id }) => id))]),
        ...[inArray(kind, ['stay', 'tentative']), eq(missed, 0)],
      ),
    )
    .orderBy(calendarIntegrations.platform, integrationId);
  const byHand = stays.flatMap(({ id, platform }) =>
    platform === 'direct' ? [{ bookingId: id, platform, integrationId: null }] : [],
  );
  return Map.groupBy([...rows, ...byHand], (row) => row.bookingId ?? '');
}
