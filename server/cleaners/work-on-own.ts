import { eq } from 'drizzle-orm';
import { bidOnOwn } from '#server/accounts/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockCleaner } from './lock-cleaner.ts';
import { cleanerProfiles } from './table.ts';

/** Who is a helper only works on their own as well from now on: their background check counts for bids, too. */
export const workOnOwn = (kit: Kit, actor: Actor): Promise<void> =>
  transact(kit, async (tx) => {
    const profile = await lockCleaner(tx, actor.id);
    if (!(await bidOnOwn(tx, actor.id)) || !profile) return;
    await tx
      .update(cleanerProfiles)
      .set({ clearedUntil: profile.ownWorkUntil, ownWorkUntil: null })
      .where(eq(cleanerProfiles.userId, actor.id));
  });
