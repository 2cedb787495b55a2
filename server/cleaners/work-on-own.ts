import { eq } from 'drizzle-orm';
import { bidOnOwn } from '#server/accounts/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockCleaner } from './lock-cleaner.ts';
import { cleanerProfiles } from './table.ts';

/** Refuses who may not sign up with this role at the moment; answered by the room of settings. */
type RequireOpen = (tx: Tx, role: 'CLEANER') => Promise<void>;

/** Who is a helper only works on their own as well from now on: their background check counts for bids, too. */
export const workOnOwn = (kit: Kit, actor: Actor, requireOpen: RequireOpen): Promise<void> =>
  transact(kit, async (tx) => {
    const profile = await lockCleaner(tx, actor.id);
    if (!(await bidOnOwn(tx, actor.id))) return;
    // who was invited to help has joined; that is no way around a closed sign-up
    await requireOpen(tx, 'CLEANER');
    if (!profile) return;
    await tx
      .update(cleanerProfiles)
      .set({ clearedUntil: profile.ownWorkUntil, ownWorkUntil: null })
      .where(eq(cleanerProfiles.userId, actor.id));
  });
