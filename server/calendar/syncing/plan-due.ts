import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
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
 */
export async function planDue(kit: CalendarKit): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await dueProperties(kit, after);
    for (const place of due)
      await transact(kit, async (tx) => {
        const property = await lockCalendar(tx, place);
        if (property) await planProperty(kit, tx, property);
      });
    const last = due.at(-1);
    if (!last || due.length < batch) return;
    after = last.propertyId;
  }
}

function dueProperties({ db, clock }: CalendarKit, after: string) {
  const { propertyId, hostId, status, jobId, checkOut } = calendarBookings;
  const now = clock.now();
  const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);
  return db
    .selectDistinct({ propertyId, hostId })
    .from(calendarBookings)
    .innerJoin(properties, and(eq(properties.id, propertyId), eq(properties.autoCreateJobs, true)))
    .where(
      and(
        eq(status, 'confirmed'),
        isNull(jobId),
        // a day more at each end: the property's day may be another than ours
        gt(checkOut, dayOf(plus(now, -day))),
        lte(checkOut, dayOf(plus(now, 61 * day))),
        sql`${calendarBookings.cleaning} ->> 'code' <> 'tooLate'`,
        gt(propertyId, after),
      ),
    )
    .orderBy(propertyId)
    .limit(batch);
}
