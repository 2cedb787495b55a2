import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { knownDevices, sessions, users } from './table.ts';

/** When an account was last used, as far as is still known: a session that has ended leaves it with its browser. */
export const lastActive = sql<Date | null>`greatest(
  (select max(s.last_seen_at) from ${sessions} s where s.user_id = ${users.id}),
  (select max(d.last_seen_at) from ${knownDevices} d where d.user_id = ${users.id}))`
  .mapWith(sessions.lastSeenAt)
  .as('last_seen_at');

/** Asked before an account's sessions end: keeps when it was last used with the browser that signed in last. */
export async function keepLastActive(tx: Tx, userId: string): Promise<void> {
  const latest = sql`(select d.device_hash from ${knownDevices} d where d.user_id = ${userId}
    order by d.last_seen_at desc, d.device_hash limit 1)`;
  const seen = sql`(select max(s.last_seen_at) from ${sessions} s where s.user_id = ${userId})`;
  await tx
    .update(knownDevices)
    .set({ lastSeenAt: sql`greatest(${knownDevices.lastSeenAt}, ${seen})` })
    .where(eq(knownDevices.deviceHash, latest));
}
