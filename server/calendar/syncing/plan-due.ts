import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { utcDay } from '#contract/days.ts';
import { users } from '#server/accounts/table.ts';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { properties } from '#server/properties/table.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { calendarBookings } from '../table.ts';
import { planProperty } from './plan-property.ts';

const batch = 200;

/**
 * Stays come near, cards are added and hours change also where no feed is read: each property that has a stay ahead
 * without a job is gone through again.
 * Of one host only, where something has changed for that one.
 */
export async function planDue(kit: CalendarKit, hostId?: string): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await dueProperties(kit, after, hostId);
    await eachOnItsOwn(kit, due, { failed: 'cleanings not planned', work: (place) => planAnew(kit, place) });
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.id;
  }
}

const planAnew = (kit: CalendarKit, { id: propertyId, hostId }: { id: string; hostId: string }): Promise<void> =>
  transact(kit, async (tx) => {
    const property = await lockCalendar(tx, { propertyId, hostId });
    if (!property) return;
    const counts = await planProperty(kit, tx, property);
    if (Object.values(counts).some((count) => count > 0))
      await record(kit, tx, { kind: 'calendar changed', hostId: property.hostId, propertyId });
  });

function dueProperties({ db, clock }: CalendarKit, after: string, only: string | undefined) {
  const { propertyId, hostId, status, jobId, checkOut } = calendarBookings;
  const now = clock.now();
  return db
    .selectDistinct({ id: propertyId, hostId })
    .from(calendarBookings)
    .innerJoin(properties, and(eq(properties.id, propertyId), eq(properties.autoCreateJobs, true)))
    .innerJoin(users, and(eq(users.id, hostId), isNull(users.suspendedAt)))
    .where(
      and(
        eq(status, 'confirmed'),
        isNull(jobId),
        only ? eq(hostId, only) : undefined,
        // a day more at each end: the property's day may be another than ours
        gt(checkOut, utcDay(plus(now, -day))),
        lte(checkOut, utcDay(plus(now, 61 * day))),
        sql`${calendarBookings.cleaning} ->> 'code' <> 'tooLate'`,
        gt(propertyId, after),
      ),
    )
    .orderBy(propertyId)
    .limit(batch);
}
