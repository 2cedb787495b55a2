import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Stripe from 'stripe';
import { TestClock } from '#server/platform/clock.ts';
import { testStart } from '#server/testing/house.ts';
import { stripeFake } from '#server/testing/stripe-fake.ts';
import shapes from '#server/testing/stripe-published.json' with { type: 'json' };
import { differences, refusalOf } from '#server/testing/stripe-published.ts';
import { smokeStripe } from './smoke-stripe.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripePayouts } from './stripe-payouts.ts';

const settings = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_secret' };
const fake = await stripeFake();
const place = { host: '127.0.0.1', port: fake.port, protocol: 'http' as const };
const payments = stripePayments(settings, new TestClock(testStart), place);
const payouts = stripePayouts(settings, place);
fake.card('pm_card_visa', 'pays');
fake.card('pm_card_visa_chargeDeclined', 'declined');

test('the copy is of the description that the installed library was made from', () => {
  const versionOf = (file: string) => readFileSync(`node_modules/stripe/${file}`, 'utf8').trim();
  assert.equal(shapes.openapi, versionOf('OPENAPI_VERSION'), 'write server/testing/stripe-published.json anew');
  assert.equal(shapes.library, versionOf('VERSION'));
  assert.equal(shapes.apiVersion, Stripe.API_VERSION);
});

test('every call the product makes is published, and every answer of the fake is as Stripe publishes it', async () => {
  await smokeStripe(settings, () => {}, place);
  const { id: paymentId } = await payments.createPayment({ amountCents: 900, customer: 'u', metadata: {}, key: 'k' });
  await payments.confirmPayment({ paymentId, methodId: 'pm_card_visa', offSession: true, key: 'k2' });
  fake.dispute(paymentId, 900, 'needs_response');
  assert.equal((await payments.readPayment(paymentId)).chargedBackCents, 900);
  const setup = await payments.createSetup({ customer: 'u', metadata: {}, key: 'k3' });
  Object.assign(fake.things.get(setup.id) ?? {}, {
    status: 'succeeded',
    payment_method: fake.things.get('pm_card_visa'),
  });
  assert.equal((await payments.readSetup(setup.id)).card?.methodId, 'pm_card_visa');
  await payments.forgetCard('pm_card_visa');
  const { id: accountId } = await payouts.createAccount({ userId: 'u', email: 'u@example.com', key: 'k4' });
  await payouts.readAccount(accountId);
  for (const method of ['weekly', 'instant'] as const) {
    const order = { accountId, amountCents: 5_000, feeCents: 75, method, key: `order ${method}` };
    const { id: payoutId } = await payouts.createPayout(order);
    await payouts.readPayout({ accountId, payoutId });
    await payouts.cancelPayout({ accountId, payoutId });
    await payouts.takeBack({ accountId, payoutId });
  }
  fake.refusals.push('instant_payouts_unsupported');
  await payouts.createPayout({ accountId, amountCents: 5_000, feeCents: 75, method: 'instant', key: 'refused' });

  const objects = fake.answers.flatMap(objectsIn);
  assert.deepEqual([...new Set(objects.flatMap(differences))], []);
  const seen = new Set(objects.map(({ object }) => object));
  assert.deepEqual([...seen].sort(), Object.keys(shapes.responses).sort());
});

/** An answer's objects: itself, what is expanded in it, or what a list contains; none in a refusal. */
function objectsIn(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null || 'error' in answer) return [];
  const known = answer as Record<string, unknown>; // an object, as was just seen
  if (Array.isArray(known.data)) return known.data.flatMap(objectsIn);
  const inside = [known.latest_charge, known.payment_method].filter((each) => typeof each === 'object');
  return [known, ...inside.flatMap(objectsIn)];
}

test('a call or a parameter that Stripe does not publish is refused, and a thing that differs is seen', () => {
  assert.equal(refusalOf('POST', '/v1/payment_intents', { amount: '1', currency: 'usd' }), null);
  assert.match(JSON.stringify(refusalOf('POST', '/v1/payment_intents', { amount: '1' })), /required param: currency/);
  assert.match(JSON.stringify(refusalOf('POST', '/v1/payouts/po_1/cancel', { why: '' })), /unknown parameter: why/);
  assert.equal(refusalOf('POST', '/v1/payouts/po_1/stop', {})?.status, 404);
  const found = differences({ object: 'account_link', url: 7, created: 0 });
  assert.deepEqual(found, ['account_link.expires_at is missing', 'account_link.url: number 7']);
});

test('the smoke test refuses live keys, and says what is missing', async () => {
  const silent = () => {};
  await assert.rejects(smokeStripe({ ...settings, secretKey: 'sk_live_key' }, silent, place), /This key is live/);
  await assert.rejects(smokeStripe(null, silent, place), /Set STRIPE_SECRET_KEY/);
});
