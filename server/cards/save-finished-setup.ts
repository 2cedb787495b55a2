import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ProviderSetup } from '#server/platform/payment-provider.ts';
import { saveCard } from './save-card.ts';
import { paymentSetups } from './table.ts';

/** Keeps the card of a setup that the provider calls finished, for the user who began it here and nobody else. */
export async function saveFinishedSetup(kit: Kit, tx: Tx, setup: ProviderSetup): Promise<void> {
  if (setup.status !== 'succeeded' || !setup.card) return;
  const [begun] = await tx.select().from(paymentSetups).where(eq(paymentSetups.providerSetupId, setup.id));
  if (!begun || setup.metadata.setupId !== begun.id || setup.metadata.userId !== begun.userId) return;
  await saveCard(kit, tx, begun.userId, setup.card);
}
