import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Booking } from '#contract/bookings.ts';
import type { Reader } from '#server/platform/db.ts';
import { calendarBookings, calendarEvents, calendarIntegrations } from '../table.ts';
import { overlapsOf } from './overlaps-of.ts';

type Marks = Pick<Booking, 'integrationId' | 'missing' | 'overlaps'>;
const { bookingId, propertyId, checkOut, kind, reason } = calendarEvents;

/** A stay that any feed still has, or that its host has kept, is not missing; nor is one that was entered by hand. */
const missing = sql<Marks['missing']>`(
  select case when bool_and(${reason} ->> 'code' in ('goneOnce', 'goneKept'))
    then case when bool_or(${reason} ->> 'code' = 'goneKept') then 'kept' else 'once' end end
  from ${calendarEvents}
  where ${bookingId} = ${calendarBookings.id} and ${propertyId} = ${calendarBookings.propertyId}
    and ${checkOut} > ${calendarBookings.checkIn} and ${kind} in ('stay', 'tentative')
    and ${calendarBookings.integrationId} is not null and ${calendarBookings.status} <> 'canceled')`;

/** What these stays are known by, and what speaks against them, however many they are. */
export async function marksOfStays(
  reader: Reader,
  stays: readonly { id: string }[],
): Promise<(stay: { id: string }) => Marks> {
  const ids = stays.map(({ id }) => id);
  const known = new Map((await readMarks(reader, ids)).map((row) => [row.id, row]));
  const overlaps = await overlapsOf(reader, ids);
  return ({ id }) => ({
    integrationId: known.get(id)?.integrationId ?? null,
    missing: known.get(id)?.missing ?? null,
    overlaps: overlaps.get(id) ?? [],
  });
}

function readMarks(reader: Reader, ids: string[]) {
  const { id, removedAt } = calendarIntegrations;
  const isConnected = and(eq(id, calendarBookings.integrationId), isNull(removedAt));
  return reader
    .select({ id: calendarBookings.id, integrationId: calendarIntegrations.id, missing })
    .from(calendarBookings)
    .leftJoin(calendarIntegrations, isConnected)
    .where(inArray(calendarBookings.id, ids));
}
