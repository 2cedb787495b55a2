import { and, eq } from 'drizzle-orm';
import type { HostCleaner } from '#contract/host-cleaners.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { readApproved } from '../cleaners/approved-cleaner.ts';
import { presentKnown, selectKnown } from './known-cleaner.ts';
import { knownTo } from './known-to.ts';

/** What is between a host and one cleaner: one whom they know, or whom anybody can find. */
export async function showHostCleaner(kit: Kit, actor: Actor, cleanerId: string): Promise<HostCleaner> {
  const { db } = kit;
  const [known] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, cleanerId), knownTo(actor.id)));
  // whom the host has blocked cannot be found any more, but is known
  if (!known && !(await readApproved(kit, actor, cleanerId))) throw notFound('Cleaner not found.');
  const [row] = await selectKnown(kit, actor.id).where(eq(users.id, cleanerId));
  if (!row) throw notFound('Cleaner not found.');
  return { ...presentKnown(kit, row), record: row.record };
}
