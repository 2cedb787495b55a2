import { and, eq } from 'drizzle-orm';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { isBlocked } from '../is-blocked.ts';
import { favorites } from '../table.ts';
import { requireCleaner } from './require-cleaner.ts';

/** A host makes a cleaner one of their favorites. Repeating it changes nothing. */
export const favoriteCleaner = (kit: Kit, actor: Actor, cleanerId: string): Promise<void> =>
  transact(kit, async (tx) => {
    await requireCleaner(tx, cleanerId);
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
