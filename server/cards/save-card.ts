import { eq } from 'drizzle-orm';
import { hasExpired } from '#contract/card-expiry.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ProviderCard, ProviderSetup } from '#server/platform/payment-provider.ts';
import { setDefault } from './make-default.ts';
import { type CardRow, lockOwnCards } from './own-cards.ts';
import { paymentMethods, paymentSetups } from './table.ts';

/** Saves the card of a setup that the provider calls finished, only for the user who began it here. */
export async function saveFinishedSetup(kit: Kit, tx: Tx, setup: ProviderSetup): Promise<void> {
  if (setup.status !== 'succeeded' || !setup.card) return;
  const [begun] = await tx.select().from(paymentSetups).where(eq(paymentSetups.providerSetupId, setup.id));
  if (!begun || setup.metadata.setupId !== begun.id || setup.metadata.userId !== begun.userId) return;
  await saveCard(kit, tx, begun.userId, setup.card);
}

/**
 * Saves a card that the provider has stored; a user's first becomes the default, and so does the one after an expired default. Saving the same card again updates the
 * existing one.
 */
export async function saveCard(kit: Kit, tx: Tx, userId: string, card: ProviderCard): Promise<void> {
  const { methodId: providerMethodId, ...shown } = card;
  const cards = await lockOwnCards(tx, userId);
  const [known] = await tx.select().from(paymentMethods).where(eq(paymentMethods.providerMethodId, providerMethodId));
  if (known) return;
  const same = cards.find(({ fingerprint }) => fingerprint === card.fingerprint);
  if (same) return renew(kit, tx, same, { ...shown, providerMethodId });
  const row = { ...shown, id: newId(), userId, providerMethodId, isDefault: cards.length === 0 };
  const now = kit.clock.now();
  await tx.insert(paymentMethods).values({ ...row, createdAt: now });
  if (cards[0] && hasExpired(cards[0], now.getTime())) await setDefault(tx, userId, row.id);
  await record(kit, tx, { kind: 'card saved', userId });
}

type Renewed = Pick<CardRow, 'providerMethodId' | 'brand' | 'last4' | 'expMonth' | 'expYear' | 'fingerprint'>;

async function renew({ tasks }: Kit, tx: Tx, { id, providerMethodId }: CardRow, renewed: Renewed): Promise<void> {
  await tx.update(paymentMethods).set(renewed).where(eq(paymentMethods.id, id));
  await tasks.send(tx, 'forget-card', { methodId: providerMethodId });
}
