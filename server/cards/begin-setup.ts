import type { AnswerOf } from '#contract/endpoint.ts';
import type { setupPayment } from '#contract/payments.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { paymentSetups } from './table.ts';

/** Starts saving a card at the provider; the browser gives the number only to the provider. */
export async function beginSetup(kit: Kit, actor: Actor): Promise<AnswerOf<typeof setupPayment>> {
  const id = newId();
  const metadata = { userId: actor.id, setupId: id };
  const setup = await kit.payments.createSetup({ customer: actor.id, metadata, key: id });
  return transact(kit, async (tx) => {
    await tx
      .insert(paymentSetups)
      .values({ id, userId: actor.id, providerSetupId: setup.id, createdAt: kit.clock.now() });
    return {
      setupIntentId: setup.id,
      clientSecret: setup.clientSecret,
      provider: kit.payments.name,
      publishableKey: kit.payments.publishableKey,
    };
  });
}
