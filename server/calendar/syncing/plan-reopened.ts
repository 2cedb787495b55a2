import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import { transact } from '#server/platform/transact.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { calendarBookings } from '../table.ts';
import { lossOf } from './loss-of.ts';
import { planProperty } from './plan-property.ts';

/**
 * A job after a stay has lost its cleaner and is open again, so it follows its stay again: to another day, or out of the
 * way where the stay is gone. Waiting for the next reading, somebody could be hired for a cleaning that nobody needs.
 */
export const planReopened = (kit: CalendarKit, jobId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const [stay] = await tx
      .select({
        hostId: calendarBookings.hostId,
        propertyId: calendarBookings.propertyId,
        status: calendarBookings.status,
      })
      .from(calendarBookings)
      .where(eq(calendarBookings.jobId, jobId));
    const property = stay && (await lockCalendar(tx, stay));
    if (!property) return;
    const counts = await planProperty(kit, tx, property);
    if (!Object.values(counts).some((count) => count > 0)) return;
    const { hostId, propertyId } = stay;
    await record(kit, tx, { kind: 'calendar changed', hostId, propertyId });
    const [job] = await tx.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId));
    if (job?.status === 'CANCELED') await record(kit, tx, { kind: lossOf(stay), hostId, jobId });
  });
