import { eq } from 'drizzle-orm';
import type { addBooking as addBookingCall, Booking } from '#contract/bookings.ts';
import { nightsBetween } from '#contract/days.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import { violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import { invalidInput, notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { planProperty } from '../syncing/plan-property.ts';
import { calendarBookings } from '../table.ts';
import { presentBookings, selectBookings } from './present-booking.ts';

const mostNights = 400;

/**
 * A host enters a stay by hand, where no feed has it; its cleaning follows as it would from a feed. The host may know better
 * than the calendars, so of stays in the same nights they are told, and nothing is refused.
 */
export async function addBooking(
  kit: CalendarKit,
  actor: Actor,
  body: BodyOf<typeof addBookingCall>,
): Promise<Booking> {
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
    const [added] = await presentBookings(tx, await selectBookings(tx).where(eq(calendarBookings.id, id)));
    if (!added) throw new Error('a booking that was just written is gone');
    return added;
  }).catch((error: unknown) => {
    if (!violates(error, 'calendar_booking_stay')) throw error;
    throw new Refusal('already_exists', 'Another stay at this property already ends on that day.');
  });
}
