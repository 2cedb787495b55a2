import { and, eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { isBlocked } from '../is-blocked.ts';
import { favorites } from '../table.ts';

/** A host makes a cleaner one of their favorites. Repeating it changes nothing. */
export const favoriteCleaner = (kit: Kit, actor: Actor, cleanerId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const isCleaner = and(eq(users.id, cleanerId), eq(users.role, 'CLEANER'));
    const [cleaner] = await tx.select({ id: users.id }).from(users).where(isCleaner);
    if (!cleaner) throw notFound('Cleaner not found.');
    if (await isBlocked(tx, actor.id, cleanerId))
      throw new Refusal('blocked', 'You’ve blocked this cleaner. Unblock them first.');
    await tx
      .insert(favorites)
      .values({ hostId: actor.id, cleanerId, createdAt: kit.clock.now() })
      .onConflictDoNothing();
  });

export const unfavoriteCleaner = (kit: Kit, actor: Actor, cleanerId: string): Promise<void> =>
  transact(kit, async (tx) => {
    await tx.delete(favorites).where(and(eq(favorites.hostId, actor.id), eq(favorites.cleanerId, cleanerId)));
  });
