import { and, eq, ne } from 'drizzle-orm';
import { localTime } from '#contract/zoned-time.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { staysOf } from '../hosted-by.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { planCleanings } from '../syncing/plan-cleanings.ts';
import { planProperty } from '../syncing/plan-property.ts';
import { calendarBookings } from '../table.ts';

/** A host cancels a stay that was entered by hand; its open job goes too. What a feed has is decided there. */
export const removeBooking = (kit: CalendarKit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const { platform, status } = calendarBookings;
    const own = and(eq(calendarBookings.id, id), staysOf(actor.id), eq(platform, 'direct'), ne(status, 'canceled'));
    const [booking] = await tx.select().from(calendarBookings).where(own);
    const property = booking && (await lockCalendar(tx, booking));
    if (!booking || !property) throw notFound('Stay not found.');
    const now = kit.clock.now();
    const { rowCount } = await tx.update(calendarBookings).set({ status: 'canceled', canceledAt: now }).where(own);
    // another call was first
    if (rowCount === 0) throw notFound('Stay not found.');
    const today = localTime(now, property.timeZone).date;
    await planCleanings(kit, tx, property, { today, canceledIds: [id], actorId: actor.id });
    // a feed may have the same stay
    await planProperty(kit, tx, property, actor.id);
    await record(kit, tx, { kind: 'calendar changed', hostId: actor.id, propertyId: property.id });
  });
