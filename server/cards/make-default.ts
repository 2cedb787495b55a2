import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockOwnCards } from './own-cards.ts';
import { paymentMethods } from './table.ts';

/** From now on this card is charged when none is named. */
export function makeDefault(kit: Kit, actor: Actor, cardId: string): Promise<void> {
  return transact(kit, async (tx) => {
    const cards = await lockOwnCards(tx, actor.id);
    if (!cards.some(({ id }) => id === cardId)) throw notFound();
    await setDefault(tx, actor.id, cardId);
  });
}

/** Moves the default mark; the caller holds the lock on the user's cards. */
export async function setDefault(tx: Tx, userId: string, cardId: string): Promise<void> {
  // The old mark is cleared first: a unique index never lets a user have two.
  const marked = and(eq(paymentMethods.userId, userId), eq(paymentMethods.isDefault, true));
  await tx.update(paymentMethods).set({ isDefault: false }).where(marked);
  await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, cardId));
}
