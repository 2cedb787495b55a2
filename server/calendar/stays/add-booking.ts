import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { AddedBooking, addBooking as addBookingCall } from '#contract/bookings.ts';
import { nightsBetween } from '#contract/days.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { planProperty } from '../syncing/plan-property.ts';
import { calendarBookings } from '../table.ts';
import { presentBooking, selectBookings } from './present-booking.ts';

type BookingRow = typeof calendarBookings.$inferSelect;

const mostNights = 400;

/** A host enters a stay by hand, where no feed has it; its cleaning follows as it would from a feed. */
export async function addBooking(
  kit: CalendarKit,
  actor: Actor,
  body: BodyOf<typeof addBookingCall>,
): Promise<AddedBooking> {
  const { propertyId, checkInDate: checkIn, checkOutDate: checkOut, guestName = null, numberOfGuests = null } = body;
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) throw invalidInput({ checkOutDate: 'checkOutAfterCheckIn' });
  if (nights > mostNights) throw invalidInput({ checkOutDate: { code: 'tooManyNights', maximum: mostNights } });
  const id = newId();
  return transact(kit, async (tx) => {
    const property = await lockCalendar(tx, { hostId: actor.id, propertyId });
    if (!property) throw notFound('Property not found.');
    const now = kit.clock.now();
    if (checkOut < localTime(now, property.timeZone).date) throw invalidInput({ checkOutDate: 'checkOutPast' });
    await tx.insert(calendarBookings).values({
      ...{ id, hostId: actor.id, propertyId, checkIn, checkOut, guestName, guests: numberOfGuests },
      ...{ platform: 'direct' as const, status: 'confirmed' as const, cleaning: { code: 'none' as const } },
      createdAt: now,
    });
    await planProperty(kit, tx, property, actor.id);
    await record(kit, tx, { kind: 'calendar changed', hostId: actor.id, propertyId });
    const [row] = await selectBookings(tx).where(eq(calendarBookings.id, id));
    if (!row) throw new Error('a booking that was just written is gone');
    return { ...presentBooking(row), overlaps: await overlapping(tx, row.booking) };
  }).catch((error: unknown) => {
    if (!violates(error, 'calendar_booking_stay')) throw error;
    throw new Refusal('already_exists', 'There is already a stay at this property that ends on that day.');
  });
}

/** The host may know better than the calendars, so they are told of and nothing is refused. */
async function overlapping(
  tx: Tx,
  { id, propertyId, checkIn, checkOut }: BookingRow,
): Promise<AddedBooking['overlaps']> {
  const { status } = calendarBookings;
  const others = and(eq(calendarBookings.propertyId, propertyId), ne(calendarBookings.id, id), ne(status, 'canceled'));
  const sameNights = and(lt(calendarBookings.checkIn, checkOut), gt(calendarBookings.checkOut, checkIn));
  const rows = await selectBookings(tx)
    .where(and(others, sameNights))
    .orderBy(calendarBookings.checkIn)
    .limit(mostNights);
  return rows.map(presentBooking).map((stay) => ({
    ...{ id: stay.id, platform: stay.platform, guestName: stay.guestName },
    ...{ checkInDate: stay.checkInDate, checkOutDate: stay.checkOutDate },
  }));
}
