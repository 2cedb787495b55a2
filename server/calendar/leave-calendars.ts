import { and, eq, inArray, ne } from 'drizzle-orm';
import { erasedText, type Leaving } from '#server/leaving.ts';
import { noAddress } from './integrations/feed-url.ts';
import { busyCalendars, calendarBookings, calendarEvents, calendarExports, calendarIntegrations } from './table.ts';

/** Nobody's feeds are read any longer, their guests' names go, and their calendar link no longer works. */
export const leaveCalendars: Leaving = {
  erase: async ({ clock }, tx, { id }) => {
    const now = clock.now();
    const { hostId } = calendarIntegrations;
    const theirs = tx.select({ id: calendarIntegrations.id }).from(calendarIntegrations).where(eq(hostId, id));
    await tx.delete(calendarEvents).where(inArray(calendarEvents.integrationId, theirs));
    await tx
      .update(calendarIntegrations)
      .set({ ...noAddress, externalPropertyId: erasedText, removedAt: now })
      .where(eq(hostId, id));
    const stays = eq(calendarBookings.hostId, id);
    await tx.update(calendarBookings).set({ guestName: null }).where(stays);
    await tx
      .update(calendarBookings)
      .set({ status: 'canceled', canceledAt: now })
      .where(and(stays, ne(calendarBookings.status, 'canceled')));
    await tx.delete(busyCalendars).where(eq(busyCalendars.cleanerId, id));
    await tx.delete(calendarExports).where(eq(calendarExports.userId, id));
  },
};
