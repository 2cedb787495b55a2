import { eq } from 'drizzle-orm';
import { keepBusyTimes } from '#server/cleaners/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { busyCalendars } from '../table.ts';
import { lockOwnBusyCalendar } from './own-busy-calendar.ts';

/** A cleaner removes a private calendar: its address and every busy time known from it are deleted. */
export const removeBusyCalendar = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    await lockOwnBusyCalendar(tx, actor, id);
    await tx.delete(busyCalendars).where(eq(busyCalendars.id, id));
    await keepBusyTimes(tx, { cleanerId: actor.id, calendarId: id }, []);
  });
