import assert from 'node:assert/strict';
import { test } from 'node:test';
import Stripe from 'stripe';
import { TestClock } from '#server/platform/clock.ts';
import { loadEnv } from '#server/platform/env.ts';
import { ProviderRefused, ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { testStart } from '#server/testing/house.ts';
import { stripeFake } from '#server/testing/stripe-fake.ts';
import { stripePayments } from './stripe-payments.ts';

const settings = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_secret' };
const clock = new TestClock(testStart);
const fake = await stripeFake();
const provider = stripePayments(settings, clock, { host: '127.0.0.1', port: fake.port, protocol: 'http' });
fake.card('pm_pays', 'pays');
fake.card('pm_declined', 'declined');
fake.card('pm_asks', 'asks');

let keys = 0;
const aPayment = (amountCents = 12_500) => {
  const key = `payment ${++keys}`;
  return provider.createPayment({ amountCents, customer: 'user', metadata: { paymentId: key }, key });
};
const pay = (paymentId: string, methodId: string, key = `try ${++keys}`) =>
  provider.confirmPayment({ paymentId, methodId, offSession: false, key });

test('a payment is opened, paid with a saved card and refunded', async () => {
  const open = await aPayment();
  assert.deepEqual([open.status, open.amountCents], ['requires_payment_method', 12_500]);
  assert.equal(open.clientSecret, `${open.id}_secret`);
  const paid = await pay(open.id, 'pm_pays');
  assert.deepEqual(
    [paid.status, paid.declineMessage, paid.metadata.paymentId],
    ['succeeded', null, `payment ${keys - 1}`],
  );
  assert.equal((await pay(open.id, 'pm_pays')).status, 'succeeded', 'paid already is an answer, not a fault');
  const refunded = await provider.refund({ paymentId: open.id, amountCents: 500, key: 'refund' });
  assert.equal(refunded.refundedCents, 500);
  assert.equal((await provider.refund({ paymentId: open.id, amountCents: 500, key: 'refund' })).refundedCents, 500);
});

test('a declined card and a question from the bank are reported as such', async () => {
  const open = await aPayment();
  const declined = await pay(open.id, 'pm_declined');
  assert.deepEqual([declined.status, declined.declineMessage], ['requires_payment_method', 'Your card was declined.']);
  assert.equal(declined.declineCode, 'insufficient_funds', 'the bank’s own code, not Stripe’s card_declined');
  assert.equal((await pay(open.id, 'pm_asks')).status, 'requires_action');
});

test('less than a card can be charged is refused for good, in Stripe’s words', async () => {
  const refused = (error: Error) => error instanceof ProviderRefused && /at least \$0\.50/.test(error.message);
  await assert.rejects(aPayment(49), refused);
  assert.equal((await aPayment(50)).status, 'requires_payment_method');
});

test('what a bank has fetched back counts until it is won back, also while an appeal is under way', async () => {
  for (const [status, taken] of [
    ['warning_needs_response', 0],
    ['needs_response', 900],
    ['under_review', 900],
    ['lost', 900],
    ['appeal_under_review', 900],
    ['won', 0],
  ] as const) {
    const { id } = await aPayment();
    await pay(id, 'pm_pays');
    fake.dispute(id, 900, status);
    assert.equal((await provider.readPayment(id)).chargedBackCents, taken, status);
  }
});

test('a refund that the card could not take counts no more, and is told from those that were made', async () => {
  const { id } = await aPayment();
  await pay(id, 'pm_pays');
  await provider.refund({ paymentId: id, amountCents: 300, key: 'lost' });
  const both = await provider.refund({ paymentId: id, amountCents: 200, key: 'kept' });
  assert.deepEqual([both.refundedCents, both.failedRefundKeys], [500, []]);
  const lost = [...fake.things.values()].find(({ metadata }) => (metadata as { refund?: string })?.refund === 'lost');
  Object.assign(lost ?? {}, { status: 'failed' });
  const { refundedCents, refundKeys, failedRefundKeys } = await provider.readPayment(id);
  assert.deepEqual([refundedCents, refundKeys, failedRefundKeys], [200, ['kept'], ['lost']]);
});

test('the same key opens one payment, and each user is one customer', async () => {
  const input = { amountCents: 100, customer: 'same', metadata: {}, key: 'same key' };
  const [one, other] = [await provider.createPayment(input), await provider.createPayment(input)];
  assert.equal(one.id, other.id);
  const made = fake.calls.filter((call) => call === 'POST /v1/customers').length;
  await provider.createSetup({ customer: 'same', metadata: {}, key: 'setup' });
  assert.equal(fake.calls.filter((call) => call === 'POST /v1/customers').length, made);
});

test('a saved card is returned with its fingerprint once its setup has succeeded', async () => {
  const setup = await provider.createSetup({ customer: 'user', metadata: { userId: 'user' }, key: 'setup 1' });
  assert.deepEqual([setup.status, setup.card], ['requires_payment_method', null]);
  Object.assign(fake.things.get(setup.id) ?? {}, { status: 'succeeded', payment_method: fake.things.get('pm_pays') });
  assert.deepEqual((await provider.readSetup(setup.id)).card, {
    methodId: 'pm_pays',
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2030,
    fingerprint: 'print pm_pays',
  });
  await provider.forgetCard('pm_pays');
  await provider.forgetCard('pm_of_nobody');
});

test('no answer, a Stripe error and too many calls leave the outcome open', async () => {
  const { id } = await aPayment();
  for (const fault of [500, 503, 429, 409, 'cut'] as const)
    for (const call of [() => provider.readPayment(id), () => pay(id, 'pm_pays')]) {
      // Stripe's library itself retries once if a kept connection was cut.
      fake.faults.push(fault, ...(fault === 'cut' ? [fault] : []));
      await assert.rejects(call(), ProviderUnavailable, `${fault}`);
      fake.faults.length = 0;
    }
  await assert.rejects(provider.readPayment('pi_unknown'), (error) => !(error instanceof ProviderUnavailable));
  assert.equal((await pay(id, 'pm_pays')).status, 'succeeded');
});

test('only events Stripe has signed recently and for this account’s mode are read', () => {
  const stripe = new Stripe('sk_test_key');
  const body = (livemode = false) =>
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode,
      data: { object: { id: 'pi_1' } },
    });
  const now = Math.floor(clock.now().getTime() / 1000);
  const read = (payload: string, seconds = 0, secret = settings.webhookSecret) => {
    const timestamp = now - seconds;
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return provider.readEvent(Buffer.from(payload), { 'stripe-signature': header });
  };
  const event = { id: 'evt_1', livemode: false, type: 'payment_intent.succeeded', object: 'pi_1' };
  for (const seconds of [0, 299, -299]) assert.deepEqual(read(body(), seconds), event, `${seconds}`);
  for (const seconds of [301, -301]) assert.equal(read(body(), seconds), null, `${seconds}`);
  assert.equal(read(body(), 0, 'whsec_other'), null);
  assert.equal(read(body(true)), null, 'live money in test mode');
  assert.equal(read('{'), null);
  assert.equal(provider.readEvent(Buffer.from(body()), {}), null);
  assert.equal(read(body().replace('payment_intent.succeeded', 'invoice.paid'))?.type, 'ignored');
});

test('while a webhook’s secret is changed, what either signs is read', () => {
  const changing = stripePayments({ ...settings, webhookSecret: 'whsec_old,whsec_new' }, clock);
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.updated', livemode: false, data: {} });
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const read = (secret: string) => {
    const header = new Stripe('sk_test_key').webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return changing.readEvent(Buffer.from(payload), { 'stripe-signature': header })?.id;
  };
  assert.deepEqual(['whsec_old', 'whsec_new', 'whsec_old,whsec_new', 'whsec_other'].map(read), [
    'evt_1',
    'evt_1',
    undefined,
    undefined,
  ]);
});

test('Stripe’s settings are complete and well-formed, or refused', () => {
  const given = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  assert.deepEqual(loadEnv(given).stripe, {
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
  });
  assert.equal(loadEnv({ ...given, STRIPE_WEBHOOK_SECRET: '' }).stripe, null);
  assert.equal(
    loadEnv({ ...given, STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' }).stripe?.webhookSecret,
    'whsec_1,whsec_2',
  );
  assert.throws(() => loadEnv({ ...given, STRIPE_WEBHOOK_SECRET: 'whsec_1,2' }), /STRIPE_WEBHOOK_SECRET must be/);
  assert.throws(() => loadEnv({ ...given, STRIPE_SECRET_KEY: 'pk_test_1' }), /STRIPE_SECRET_KEY must be/);
});
