import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNull } from 'drizzle-orm';
import { testCards, typed } from '../testing/a-card.ts';
import { anotherWorker } from '../testing/another-process.ts';
import { aHouse, type House } from '../testing/house.ts';
import { aHost, type Somebody } from '../testing/people.ts';
import { eventDelivery } from './deliver-events.ts';
import { sandboxEvents } from './table.ts';

const waiting = ({ kit }: House) => kit.db.select().from(sandboxEvents).where(isNull(sandboxEvents.deliveredAt));
const cardsOf = async (house: House, host: Somebody) =>
  (await house.get('/api/host/payment-methods', host.token)).body.length;

async function confirmCard(house: House, host: Somebody, origin: string): Promise<void> {
  const { setupIntentId, clientSecret } = (await house.post('/api/host/setup-payment', undefined, host.token)).body;
  const answer = await fetch(`${origin}/sandbox/setup-intents/${setupIntentId}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret, card: typed(testCards.pays) }),
  });
  assert.equal(answer.status, 200);
}

test('a listening web side gets its events over the network, before the confirmation is answered', async () => {
  const house = await aHouse();
  const origin = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const host = await aHost(house);
  await confirmCard(house, host, origin);
  assert.equal(await cardsOf(house, host), 1);
  assert.deepEqual(await waiting(house), []);
});

test('the worker, which serves no pages, sends waiting events to the web side’s address', async () => {
  const house = await aHouse();
  const origin = await house.app.listen({ port: 0, host: '127.0.0.1' });
  const host = await aHost(house);
  await confirmCard(house, host, origin);
  await house.kit.db.update(sandboxEvents).set({ deliveredAt: null });
  const worker = await anotherWorker(house, { port: Number(new URL(origin).port) });
  await eventDelivery(worker.kit)({});
  assert.deepEqual(await waiting(house), []);
  assert.equal(await cardsOf(house, host), 1);
  const lost = await anotherWorker(house, { port: 9 });
  await house.kit.db.update(sandboxEvents).set({ deliveredAt: null });
  await assert.rejects(eventDelivery(lost.kit)({}), 'nobody listens there: the task is tried again');
  assert.equal((await waiting(house)).length, 1);
});
