import assert from 'node:assert/strict';
import { paymentMethods } from '#server/cards/table.ts';
import { newId } from '#server/platform/ids.ts';
import { sandboxMethods } from '#server/sandbox/table.ts';
import type { House } from './house.ts';
import type { Somebody } from './people.ts';

/** The provider's test cards. */
export const testCards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  asks: '4000002500003155',
  disputed: '4000000000000259',
  refundFails: '4000000000005126',
};

/** What someone types into the provider's card fields. */
export const typed = (number: string, given: { expMonth?: number; expYear?: number; cvc?: string } = {}) => ({
  number,
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  ...given,
});

/** A host's saved card, with the bank's question answered if it asks; saved the way the screen does it. */
export async function aCard(
  house: House,
  host: Somebody,
  number = testCards.pays,
  given: Parameters<typeof typed>[1] = {},
): Promise<{ id: string }> {
  const setup = await house.post('/api/host/setup-payment', undefined, host.token);
  const { setupIntentId, clientSecret } = setup.body;
  const path = `/sandbox/setup-intents/${setupIntentId}`;
  const confirmed = await house.post(`${path}/confirm`, { clientSecret, card: typed(number, given) });
  if (confirmed.body.status === 'requires_action')
    await house.post(`${path}/authenticate`, { clientSecret, approve: true });
  const { body: cards } = await house.get('/api/host/payment-methods', host.token);
  const card = cards.find(({ last4 }: { last4: string }) => last4 === number.slice(-4));
  assert.ok(card, `the card ${number} was not saved: ${JSON.stringify(confirmed.body)}`);
  return card;
}

/** A card the provider also knows: some cells make it the default, and later ones pay with it. */
export async function aSecondCard({ kit, clock }: House, host: Somebody): Promise<{ id: string }> {
  const [id, createdAt] = [newId(), clock.now()];
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, fingerprint: id, createdAt };
  await kit.db.insert(sandboxMethods).values({ ...card, id, customer: host.id, behaviour: 'pays' });
  await kit.db.insert(paymentMethods).values({ ...card, id, userId: host.id, providerMethodId: id, isDefault: false });
  return { id };
}
