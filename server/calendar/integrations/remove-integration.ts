import { and, count, eq, isNull } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { markCalendar } from '#server/properties/index.ts';
import type { CalendarKit } from '../calendar-kit.ts';
import { lockCalendar } from '../lock-calendar.ts';
import { planProperty } from '../syncing/plan-property.ts';
import { calendarEvents, calendarIntegrations } from '../table.ts';
import { noAddress } from './feed-url.ts';
import { ownIntegration } from './own-integration.ts';

/** A host removes a calendar. Its future stays go, with their open jobs, unless another feed has them too. */
export const removeIntegration = (kit: CalendarKit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const { propertyId, hostId } = await ownIntegration(tx, actor, id);
    const property = await lockCalendar(tx, { propertyId, hostId });
    if (!property) throw notFound('Calendar integration not found.');
    // another call may have been first
    await ownIntegration(tx, actor, id);
    await tx.delete(calendarEvents).where(eq(calendarEvents.integrationId, id));
    await tx
      .update(calendarIntegrations)
      .set({ ...noAddress, removedAt: kit.clock.now() })
      .where(eq(calendarIntegrations.id, id));
    await planProperty(kit, tx, property, actor.id);
    const others = and(eq(calendarIntegrations.propertyId, propertyId), isNull(calendarIntegrations.removedAt));
    const [left] = await tx.select({ feeds: count() }).from(calendarIntegrations).where(others);
    if (left?.feeds === 0) await markCalendar(tx, propertyId, false);
    await record(kit, tx, { kind: 'calendar changed', hostId, propertyId });
  });
