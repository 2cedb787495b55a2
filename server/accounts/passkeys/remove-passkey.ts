import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { mailSecurity } from '../mail-security.ts';
import { passkeys } from '../table.ts';

/** Takes one of them away and tells its owner. The app's codes stay, so that this lets nobody in. */
export const removePasskey = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ name: passkeys.name });
    if (!removed) throw notFound();
    await mailSecurity(kit, tx, user, 'passkeyRemoved', { passkey: removed.name });
  });

export const forgetPasskeys = (tx: Tx, userId: string) => tx.delete(passkeys).where(eq(passkeys.userId, userId));
