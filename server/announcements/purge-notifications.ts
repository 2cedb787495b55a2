import { lt } from 'drizzle-orm';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notifications } from './table.ts';

const keptFor = 90 * day;

/** The daily task that deletes old notifications. */
export async function purgeNotifications({ db, clock }: Kit): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, plus(clock.now(), -keptFor)));
}
