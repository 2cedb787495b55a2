import { eq } from 'drizzle-orm';
import type { BusyCalendar } from '#contract/busy-calendars.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { minute } from '#server/platform/clock.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { busyCalendars } from '../table.ts';
import { lockOwnBusyCalendar } from './own-busy-calendar.ts';
import { presentBusyCalendar } from './present-busy-calendar.ts';
import { readSoon } from './read-soon.ts';

/** As for a host’s calendars. */
const perCleaner = { name: 'busy calendars read', most: 20, within: minute };

/** A cleaner has a calendar read right away, for all that was known of it: also where nothing seems to have changed. */
export const askToRead = (kit: Kit, actor: Actor, id: string): Promise<BusyCalendar> =>
  transact(kit, async (tx) => {
    await lockOwnBusyCalendar(tx, actor, id);
    await countOrRefuse(kit, tx, perCleaner, actor.id);
    const now = kit.clock.now();
    const [row] = await tx
      .update(busyCalendars)
      .set({ nextRunAt: now, gatheredAt: null })
      .where(eq(busyCalendars.id, id))
      .returning();
    if (!row) throw new Error('a calendar that was just locked is gone');
    await readSoon(kit, tx);
    return presentBusyCalendar(row, now);
  });
