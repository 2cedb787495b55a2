import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { sandboxMethods } from '#server/sandbox/table.ts';
import { aCard, testCards, typed } from '#server/testing/a-card.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, type Somebody } from '#server/testing/people.ts';
import { paymentMethods } from './table.ts';

const house = await aHouse();

const cardsOf = async (host: Somebody) => (await house.get('/api/host/payment-methods', host.token)).body;
const setupOf = async (host: Somebody) => (await house.post('/api/host/setup-payment', undefined, host.token)).body;
const confirm = (id: string, body: unknown) => house.post(`/sandbox/setup-intents/${id}/confirm`, body);

test('a card is saved by the time its confirmation is answered; the first is the default', async () => {
  const host = await aHost(house);
  assert.deepEqual(await cardsOf(host), []);
  const setup = await house.post('/api/host/setup-payment', undefined, host.token);
  assert.equal(setup.status, 201);
  assert.equal(setup.body.provider, 'sandbox');
  assert.equal(setup.body.publishableKey, null);
  const { setupIntentId, clientSecret } = setup.body;
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' };
  const confirmed = await confirm(setupIntentId, { clientSecret, card });
  assert.deepEqual([confirmed.status, confirmed.body], [200, { status: 'succeeded', message: null }]);
  const [saved, ...others] = await cardsOf(host);
  assert.equal(others.length, 0);
  const { id: _, ...shown } = saved;
  assert.deepEqual(shown, { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, isDefault: true });
});

test('the same card saved twice is one card with the newer expiry', async () => {
  const host = await aHost(house);
  const { id } = await aCard(house, host);
  const { setupIntentId, clientSecret } = await setupOf(host);
  await confirm(setupIntentId, { clientSecret, card: typed(testCards.pays, { expYear: 2034 }) });
  const cards = await cardsOf(host);
  assert.deepEqual(
    cards.map((card: { id: string; expYear: number }) => [card.id, card.expYear]),
    [[id, 2034]],
  );
});

test('a confirmation sent twice, and its event delivered twice, save one card', async () => {
  const host = await aHost(house);
  const { setupIntentId, clientSecret } = await setupOf(host);
  const body = { clientSecret, card: typed('5555555555554444') };
  const answers = await Promise.all([1, 2, 3].map(() => confirm(setupIntentId, body)));
  assert.deepEqual(
    answers.map((answer) => answer.body.status),
    ['succeeded', 'succeeded', 'succeeded'],
  );
  await house.work();
  assert.equal((await cardsOf(host)).length, 1);
});

test('a card the provider refuses is declined with its message and not saved', async () => {
  const host = await aHost(house);
  const refused: [object, RegExp][] = [
    [typed(testCards.declined), /^Your card was declined\.$/],
    [typed('4242424242424241'), /number is incorrect/],
    [typed('1234'), /number is incorrect/],
    [typed('abcd efgh ijkl mnop'), /number is incorrect/],
    [typed(testCards.pays, { expYear: 2020 }), /has expired/],
    [typed(testCards.pays, { expYear: 2026, expMonth: 4 }), /has expired/],
    [typed(testCards.pays, { cvc: '1234' }), /security code/],
    [typed('378282246310005', { cvc: '123' }), /security code/],
  ];
  const { setupIntentId, clientSecret } = await setupOf(host);
  for (const [card, sentence] of refused) {
    const { status, body } = await confirm(setupIntentId, { clientSecret, card });
    assert.equal(status, 200);
    assert.equal(body.status, 'declined', JSON.stringify(card));
    assert.match(body.message, sentence);
  }
  assert.deepEqual(await cardsOf(host), []);
  const thisMonth = typed(testCards.pays, { expYear: 2026, expMonth: 5 });
  assert.equal((await confirm(setupIntentId, { clientSecret, card: thisMonth })).body.status, 'succeeded');
});

test('any other number that passes the check digit pays', async () => {
  const host = await aHost(house);
  for (const [number, brand] of [
    ['5555555555554444', 'mastercard'],
    ['6011111111111117', 'discover'],
    ['4111111111111111', 'visa'],
  ] as const) {
    const { id } = await aCard(house, host, number);
    const [row] = await house.kit.db.select().from(paymentMethods).where(eq(paymentMethods.id, id));
    assert.equal(row?.brand, brand);
  }
  const { setupIntentId, clientSecret } = await setupOf(host);
  const amex = await confirm(setupIntentId, { clientSecret, card: typed('378282246310005', { cvc: '1234' }) });
  assert.equal(amex.body.status, 'succeeded');
});

test('a card that asks its owner is saved if they approve, and not if they refuse', async () => {
  const host = await aHost(house);
  const { setupIntentId, clientSecret } = await setupOf(host);
  const path = `/sandbox/setup-intents/${setupIntentId}`;
  const body = { clientSecret, card: typed(testCards.asks) };
  assert.equal((await house.post(`${path}/confirm`, body)).body.status, 'requires_action');
  assert.deepEqual(await cardsOf(host), []);
  const refused = await house.post(`${path}/authenticate`, { clientSecret, approve: false });
  assert.equal(refused.body.status, 'declined');
  assert.match(refused.body.message, /unable to authenticate/);
  assert.deepEqual(await cardsOf(host), []);
  await house.post(`${path}/confirm`, body);
  const approved = await house.post(`${path}/authenticate`, { clientSecret, approve: true });
  assert.equal(approved.body.status, 'succeeded');
  assert.equal((await cardsOf(host)).length, 1);
});

test('without the right client secret there is nothing to find', async () => {
  const host = await aHost(house);
  const { setupIntentId, clientSecret } = await setupOf(host);
  const other = await setupOf(host);
  const card = typed(testCards.pays);
  for (const secret of ['', 'wrong', other.clientSecret, clientSecret.slice(0, -1)]) {
    assert.equal((await confirm(setupIntentId, { clientSecret: secret, card })).status, 404);
    const path = `/sandbox/setup-intents/${setupIntentId}/authenticate`;
    assert.equal((await house.post(path, { clientSecret: secret, approve: true })).status, 404);
  }
  assert.equal((await confirm('seti_unknown', { clientSecret, card })).status, 404);
  const asPayment = await house.post(`/sandbox/payment-intents/${setupIntentId}/confirm`, { clientSecret, card });
  assert.equal(asPayment.status, 404);
  assert.deepEqual(await cardsOf(host), []);
});

test('another card becomes the default by choice, or when the default is removed', async () => {
  const host = await aHost(house);
  const first = await aCard(house, host);
  const second = await aCard(house, host, '5555555555554444');
  const choose = (id: string, as: Somebody) =>
    house.post(`/api/host/payment-methods/${id}/default`, undefined, as.token);
  assert.equal((await choose(second.id, host)).status, 204);
  const defaults = async () =>
    (await cardsOf(host)).map((c: { id: string; isDefault: boolean }) => [c.id, c.isDefault]);
  assert.deepEqual(await defaults(), [
    [second.id, true],
    [first.id, false],
  ]);
  const stranger = await aHost(house);
  assert.equal((await choose(second.id, stranger)).status, 404);
  assert.equal((await house.remove(`/api/host/payment-methods/${second.id}`, stranger.token)).status, 404);
  assert.equal((await house.remove(`/api/host/payment-methods/${second.id}`, host.token)).status, 204);
  assert.deepEqual(await defaults(), [[first.id, true]]);
  assert.equal((await choose(second.id, host)).status, 404);
  await house.work();
  const [gone] = await house.kit.db.select().from(paymentMethods).where(eq(paymentMethods.id, second.id));
  const left = await house.kit.db
    .select()
    .from(sandboxMethods)
    .where(eq(sandboxMethods.id, gone?.providerMethodId ?? ''));
  assert.deepEqual(left, [], 'the provider forgot it too');
});

test('the last card stays while a job is live', async () => {
  const host = await aHost(house);
  const { id } = await aCard(house, host);
  const job = await aJob(house, host);
  const refused = await house.remove(`/api/host/payment-methods/${id}`, host.token);
  assert.deepEqual([refused.status, refused.body.error], [409, 'in_use']);
  const second = await aCard(house, host, '5555555555554444');
  assert.equal((await house.remove(`/api/host/payment-methods/${id}`, host.token)).status, 204);
  assert.equal((await house.remove(`/api/host/payment-methods/${second.id}`, host.token)).status, 409);
  await house.kit.db.execute(`update job set status = 'CANCELED' where id = '${job.id}'`);
  assert.equal((await house.remove(`/api/host/payment-methods/${second.id}`, host.token)).status, 204);
  assert.deepEqual(await cardsOf(host), []);
});

test('the last card that has ever worked stays while a job is live', async () => {
  const { host, card } = await aSubmittedJob(house);
  const live = await aSubmittedJob(house, { card: null });
  await house.kit.db.execute(`update job set host_id = '${host.id}' where id = '${live.job.id}'`);
  const untried = await aCard(house, host, testCards.insufficientFunds);
  const remove = (id: string) => house.remove(`/api/host/payment-methods/${id}`, host.token);
  const [paying] = (await house.get('/api/host/jobs?status=SUBMITTED', host.token)).body;
  const path = `/api/jobs/${paying.id}/checkout`;
  assert.equal((await house.post(path, { paymentMethodId: untried.id }, host.token)).body.status, 'declined');
  const good = card?.id ?? '';
  assert.equal((await remove(good)).body.error, 'in_use', 'the other one has failed');
  assert.equal((await house.post(path, { paymentMethodId: good }, host.token)).body.status, 'succeeded');
  await house.work();
  const fresh = await aCard(house, host, '5555555555554444');
  assert.equal((await remove(good)).body.error, 'in_use', 'the others have not worked yet');
  assert.equal((await remove(untried.id)).status, 204);
  assert.equal((await remove(fresh.id)).status, 204);
});

test('cards are listed page by page', async () => {
  const host = await aHost(house);
  for (const number of [testCards.pays, '5555555555554444', '6011111111111117']) await aCard(house, host, number);
  const first = await house.get('/api/host/payment-methods?limit=2', host.token);
  assert.equal(first.headers['x-total-count'], '3');
  assert.equal(first.body.length, 2);
  const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await house.get(next, host.token);
  assert.deepEqual(
    second.body.map((card: { last4: string }) => card.last4),
    ['1117'],
  );
  assert.equal(second.headers.link, undefined);
  assert.equal((await house.get('/api/host/payment-methods?cursor=nonsense', host.token)).status, 400);
});

test('cards are for hosts', async () => {
  const cleaner = await aCleaner(house);
  assert.equal((await house.get('/api/host/payment-methods', cleaner.token)).status, 403);
  assert.equal((await house.post('/api/host/setup-payment', undefined, cleaner.token)).status, 403);
  assert.equal((await house.get('/api/host/payment-methods')).status, 401);
});
