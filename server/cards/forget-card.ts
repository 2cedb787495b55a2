import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { setDefault } from './make-default.ts';
import type { CardRow } from './own-cards.ts';
import { paymentMethods } from './table.ts';

/** Takes a card out of use; another becomes the default if needed. The caller holds the lock on the user's cards. */
export async function forgetCard(
  { clock, tasks }: Kit,
  tx: Tx,
  card: CardRow,
  rest: readonly CardRow[],
): Promise<void> {
  const gone = { removedAt: clock.now(), isDefault: false };
  await tx.update(paymentMethods).set(gone).where(eq(paymentMethods.id, card.id));
  const [next] = rest;
  if (card.isDefault && next) await setDefault(tx, card.userId, next.id);
  await tasks.send(tx, 'forget-card', { methodId: card.providerMethodId });
}

/** The task `forget-card`: deletes it at the provider too. */
export const cardForgetter =
  ({ payments }: Kit) =>
  ({ methodId }: Record<string, unknown>): Promise<void> =>
    payments.forgetCard(String(methodId));
