import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Booking, listBookings as listBookingsCall } from '#contract/bookings.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { day } from '#contract/wire.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { inHomes } from '#server/platform/http/in-homes.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { staysOf } from '../hosted-by.ts';
import { calendarBookings } from '../table.ts';
import { presentBookings, selectBookings } from './present-booking.ts';

/** The stays at a host's properties, latest check-in first. */
export async function listBookings(
  { db }: Kit,
  actor: Actor,
  { limit, cursor, propertyId, jobId, from, to, status }: QueryOf<typeof listBookingsCall>,
): Promise<Page<Booking>> {
  const { checkIn, checkOut, id } = calendarBookings;
  const before = readCursor(cursor, [day, z.guid()]);
  const wanted = and(
    staysOf(actor.id),
    inHomes(actor, calendarBookings.propertyId),
    propertyId ? eq(calendarBookings.propertyId, propertyId) : undefined,
    jobId ? eq(calendarBookings.jobId, jobId) : undefined,
    from ? gte(checkOut, from) : undefined,
    to ? lte(checkIn, to) : undefined,
    status ? eq(calendarBookings.status, status) : undefined,
  );
  const earlier = before ? sql`(${checkIn}, ${id}) < (${before[0]}, ${before[1]})` : undefined;
  const [rows, total] = await Promise.all([
    selectBookings(db)
      .where(and(wanted, earlier))
      .orderBy(desc(checkIn), desc(id))
      .limit(limit + 1),
    db.$count(calendarBookings, wanted),
  ]);
  const page = pageOf(rows, limit, total, ({ booking }) => [booking.checkIn, booking.id]);
  return { ...page, rows: await presentBookings(db, page.rows) };
}
