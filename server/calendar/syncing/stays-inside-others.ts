import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { type calendarBookings, calendarEvents } from '../table.ts';

type BookingRow = typeof calendarBookings.$inferSelect;

/**
 * Stays that end while a guest of another calendar is in the house: a double booking, or one stay whose two calendars
 * disagree by some days. Not those that the host has called stays, or entered by hand.
 */
export async function staysInsideOthers(tx: Tx, bookings: readonly BookingRow[]): Promise<Set<string>> {
  const read = bookings.filter(({ status, integrationId }) => status === 'confirmed' && integrationId);
  const isInside = (stay: BookingRow) =>
    read.some(
      ({ integrationId, checkIn, checkOut }) =>
        integrationId !== stay.integrationId && checkIn < stay.checkOut && stay.checkOut < checkOut,
    );
  const inside = read.filter(isInside).map(({ id }) => id);
  if (inside.length === 0) return new Set();
  const { bookingId, choice } = calendarEvents;
  const meant = await tx
    .select({ id: bookingId })
    .from(calendarEvents)
    .where(and(inArray(bookingId, inside), eq(choice, 'stay')));
  const certain = new Set(meant.map(({ id }) => id));
  return new Set(inside.filter((id) => !certain.has(id)));
}
