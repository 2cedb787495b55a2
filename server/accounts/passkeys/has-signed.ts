import { and, eq } from 'drizzle-orm';
import type { UsedPasskey } from '#contract/passkeys.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { passkeys } from '../table.ts';
import { usesAfter } from './web-authn.ts';

interface Asked {
  userId: string;
  /** Null where nothing was asked. */
  challenge: string | null;
}

/** Whether one of the account's passkeys has signed the challenge; its use is counted. */
export async function hasSigned(kit: Kit, tx: Tx, { userId, challenge }: Asked, used: UsedPasskey): Promise<boolean> {
  const [held] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, used.id)));
  const uses = held && challenge && (await usesAfter(kit.settings, challenge, held, used));
  if (!held || typeof uses !== 'number') return false;
  await tx.update(passkeys).set({ uses, lastUsedAt: kit.clock.now() }).where(eq(passkeys.id, held.id));
  return true;
}
