import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mostOverlaps, type Overlap } from '#contract/stay-marks.ts';
import type { Reader } from '#server/platform/db.ts';
import { calendarBookings } from '../table.ts';

const others = alias(calendarBookings, 'other');

/** The stays at the same property that have some of the same nights, by the id of each stay: two guests cannot have them. */
export async function overlapsOf(reader: Reader, stayIds: readonly string[]): Promise<Map<string, Overlap[]>> {
  if (stayIds.length === 0) return new Map();
  const { id, propertyId, checkIn, checkOut, status } = calendarBookings;
  const sameNights = and(
    ...[eq(others.propertyId, propertyId), ne(others.id, id), ne(others.status, 'canceled')],
    ...[lt(others.checkIn, checkOut), gt(others.checkOut, checkIn)],
  );
  const theirs = reader
    .select({
      ...{ id: others.id, platform: others.platform, guestName: others.guestName },
      ...{ checkInDate: others.checkIn, checkOutDate: others.checkOut },
    })
    .from(others)
    .where(sameNights)
    .orderBy(asc(others.checkIn), asc(others.id))
    .limit(mostOverlaps)
    .as('overlap');
  const rows = await reader
    .select({
      stayId: calendarBookings.id,
      ...{ id: theirs.id, platform: theirs.platform, guestName: theirs.guestName },
      ...{ checkInDate: theirs.checkInDate, checkOutDate: theirs.checkOutDate },
    })
    .from(calendarBookings)
    .innerJoinLateral(theirs, sql`true`)
    .where(and(inArray(id, [...stayIds]), ne(status, 'canceled')));
  const found = Map.groupBy(rows, ({ stayId }) => stayId);
  return new Map([...found].map(([stayId, ofStay]) => [stayId, ofStay.map(({ stayId: _, ...overlap }) => overlap)]));
}
