import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { testCards, typed } from '#server/testing/a-card.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';
import { checkPaymentState, openCheckPayment, usePayment } from './check-payment.ts';

const house = await aHouse();

type Opened = Awaited<ReturnType<typeof openCheckPayment>>;
const confirm = async ({ paymentIntentId, clientSecret }: Opened, number: string) => {
  const path = `/sandbox/payment-intents/${paymentIntentId}/confirm`;
  return (await house.post(path, { clientSecret, card: typed(number) })).body;
};

test('a check has one payment until it is used, however often it is opened, even at once', async () => {
  const { id } = await aCleaner(house);
  const opened = await Promise.all([1, 2, 3, 4].map(() => openCheckPayment(house.kit, id)));
  assert.equal(new Set(opened.map(({ paymentIntentId }) => paymentIntentId)).size, 1);
  const [first] = opened;
  assert.ok(first);
  assert.equal((await confirm(first, testCards.declined)).status, 'declined');
  assert.deepEqual(await openCheckPayment(house.kit, id), first, 'a declined card ends nothing');
  assert.equal((await checkPaymentState(house.kit, id, first.paymentIntentId))?.paid, false);
  assert.equal((await confirm(first, testCards.pays)).status, 'succeeded');
  const state = await checkPaymentState(house.kit, id, first.paymentIntentId);
  assert.deepEqual([state?.paid, state?.used], [true, false]);
  assert.deepEqual(await openCheckPayment(house.kit, id), first, 'paid but not used');
  const { rows } = await house.kit.db.execute(sql`select account, amount_cents as cents from ledger_entry e
    join ledger_transaction t on t.id = e.transaction_id where t.payment_id = ${state?.id} order by e.id`);
  assert.deepEqual(rows, [
    { account: 'provider', cents: -3900 },
    { account: 'checks', cents: 3900 },
  ]);
});

test('a payment is used once, and only if it is paid', async () => {
  const { id } = await aCleaner(house);
  const opened = await openCheckPayment(house.kit, id);
  const payment = await checkPaymentState(house.kit, id, opened.paymentIntentId);
  const use = () => house.kit.db.transaction((tx) => usePayment(house.kit, tx, payment?.id ?? ''));
  assert.equal(await use(), false);
  await confirm(opened, testCards.pays);
  const uses = await Promise.all([use(), use(), use()]);
  assert.deepEqual(uses.filter(Boolean), [true]);
  const next = await openCheckPayment(house.kit, id);
  assert.notEqual(next.paymentIntentId, opened.paymentIntentId);
});

test('someone else’s payment, or one for something else, does not count', async () => {
  const [one, other] = [await aCleaner(house), await aCleaner(house)];
  const { paymentIntentId } = await openCheckPayment(house.kit, one.id);
  assert.equal(await checkPaymentState(house.kit, other.id, paymentIntentId), null);
  assert.equal(await checkPaymentState(house.kit, one.id, 'pi_made_up'), null);
  const asked = await aSubmittedJob(house, { card: testCards.asks });
  const { body } = await house.post(`/api/jobs/${asked.job.id}/checkout`, undefined, asked.host.token);
  assert.equal(await checkPaymentState(house.kit, asked.host.id, body.paymentIntentId), null);
});
