import { lt } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notifications, reminders } from './table.ts';

const keptFor = 90 * day;

/** The daily task that deletes old notifications, with what became of them elsewhere, and forgets old reminders. */
export async function purgeNotifications({ db, clock }: Kit): Promise<void> {
  const before = plus(clock.now(), -keptFor);
  await db.delete(reminders).where(lt(reminders.remindedAt, before));
  await db.delete(notifications).where(lt(notifications.createdAt, before));
}
