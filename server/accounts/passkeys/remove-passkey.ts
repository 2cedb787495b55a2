import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnAccount } from '../lock-own-account.ts';
import { mailSecurity } from '../mail-security.ts';
import { passkeys } from '../table.ts';
import { withoutApp } from '../two-factor/without-app.ts';
import { hasPasskey } from './list-passkeys.ts';

/** Takes one of them away and tells its owner. Another second factor stays, so that this lets nobody in. */
export const removePasskey = (kit: Kit, actor: Actor, id: string): Promise<void> =>
  transact(kit, async (tx) => {
    const user = await lockOwnAccount(tx, actor);
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
      .returning({ name: passkeys.name });
    if (!removed) throw notFound();
    if (withoutApp(user) && !(await hasPasskey(tx, user.id))) throw onlyFactor();
    await mailSecurity(kit, tx, user, 'passkeyRemoved', { passkey: removed.name });
  });

const onlyFactor = () =>
  new Refusal(
    'invalid_transition',
    'This passkey is the only second factor. Turn off two-factor authentication instead.',
  );

export const forgetPasskeys = (tx: Tx, userId: string) => tx.delete(passkeys).where(eq(passkeys.userId, userId));
