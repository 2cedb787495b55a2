import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { NotYet } from '#server/platform/payout-provider.ts';
import { stripeFake } from '#server/testing/stripe-fake.ts';
import { stripePayouts } from './stripe-payouts.ts';

const settings = { secretKey: 'sk_test_key', publishableKey: 'pk_test_key', webhookSecret: 'whsec_secret' };
const fake = await stripeFake();
const provider = stripePayouts(settings, { host: '127.0.0.1', port: fake.port, protocol: 'http' });

let keys = 0;
const anAccount = () =>
  provider.createAccount({ userId: 'user', email: 'cleaner@example.com', key: `account ${++keys}` });
const order = (accountId: string, amountCents = 10_000, key = `payout ${++keys}`) =>
  provider.createPayout({ accountId, amountCents, feeCents: 150, method: 'instant', key });
const reversals = () => fake.calls.filter((call) => call.endsWith('/reversals')).length;

test('an Express account begins pending, leads to Stripe’s own page, and follows what Stripe says', async () => {
  const { id, status } = await anAccount();
  assert.equal(status, 'pending');
  const url = await provider.linkTo({ accountId: id, returnUrl: 'https://freshkey.example/cleaner/payouts' });
  assert.match(url, /^https:\/\/connect\.stripe\.example\//);
  const account = fake.things.get(id) ?? assert.fail();
  Object.assign(account, { payouts_enabled: true, details_submitted: true });
  assert.equal((await provider.readAccount(id)).status, 'enabled');
  Object.assign(account, {
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'], past_due: [] },
  });
  assert.deepEqual(await provider.readAccount(id), { id, status: 'restricted', requirements: ['external_account'] });
});

test('a payout whose answer was lost is found again after Stripe has forgotten its key', async () => {
  const { id: accountId } = await anAccount();
  const sentTo = () => [...fake.things.values()].filter(({ destination }) => destination === accountId).length;
  const one = await order(accountId, 10_000, 'a day ago');
  fake.forgetKeys();
  assert.deepEqual(await order(accountId, 10_000, 'a day ago'), one);
  assert.equal(sentTo(), 1);
});

test('a transfer without its payout is paid out after a day, not made a second time', async () => {
  const { id: accountId } = await anAccount();
  const sentTo = () => [...fake.things.values()].filter(({ destination }) => destination === accountId);
  const { id: payoutId } = await order(accountId, 10_000, 'half done');
  fake.things.delete(payoutId);
  fake.forgetKeys();
  const again = await order(accountId, 10_000, 'half done');
  assert.deepEqual([again.status, sentTo().length], ['pending', 1]);
  assert.notEqual(again.id, payoutId);
});

test('a try that was refused, and its transfer reversed, is not taken up again under its key', async () => {
  const { id: accountId } = await anAccount();
  fake.refusals.push('balance_insufficient');
  await assert.rejects(order(accountId, 10_000, 'too early'), NotYet);
  fake.forgetKeys();
  await assert.rejects(order(accountId, 10_000, 'too early'), NotYet);
});

test('a payout is a transfer and a payout of what is left after the fee; the same key makes it once', async () => {
  const { id } = await anAccount();
  const [one, other] = [await order(id, 10_000, 'same'), await order(id, 10_000, 'same')];
  assert.deepEqual(one, other);
  assert.equal(one.status, 'pending');
  assert.equal(fake.things.get(one.id)?.amount, 9_850);
  assert.equal([...fake.things.values()].filter(({ destination }) => destination === id).length, 1);
});

test('what the bank sends back is transferred back to Freshkey', async () => {
  const { id: accountId } = await anAccount();
  const { id: payoutId } = await order(accountId);
  Object.assign(fake.things.get(payoutId) ?? {}, { status: 'failed', failure_code: 'account_closed' });
  const read = await provider.readPayout({ accountId, payoutId });
  assert.deepEqual([read.status, read.failure], ['failed', 'account_closed']);
  const before = reversals();
  await provider.takeBack({ accountId, payoutId });
  assert.equal(reversals(), before + 1);
});

test('an account that cannot be paid is an answer, and nothing has moved; a balance on its way is asked again', async () => {
  const { id: accountId } = await anAccount();
  fake.refusals.push('instant_payouts_unsupported');
  const before = reversals();
  const { status, failure, id } = await order(accountId);
  assert.deepEqual([status, failure, reversals()], ['failed', 'instant_payouts_unsupported', before + 1]);
  await provider.takeBack({ accountId, payoutId: id });
  assert.equal(reversals(), before + 1);
  fake.refusals.push('balance_insufficient');
  await assert.rejects(order(accountId), ProviderUnavailable);
});

test('a balance that has not arrived moves nothing, and is asked for again under another key', async () => {
  const { id: accountId } = await anAccount();
  fake.refusals.push('balance_insufficient');
  const before = reversals();
  await assert.rejects(order(accountId, 10_000, 'early'), NotYet);
  assert.equal(reversals(), before + 1, 'the transfer is back');
  await assert.rejects(order(accountId, 10_000, 'early'), NotYet, 'Stripe repeats itself to the same key');
  assert.equal((await order(accountId, 10_000, 'later')).status, 'pending');
});

test('a payout is canceled while it can be, and its money comes back once; one on its way stays', async () => {
  const { id: accountId } = await anAccount();
  const { id: payoutId } = await order(accountId);
  assert.equal((await provider.cancelPayout({ accountId, payoutId })).status, 'canceled');
  const before = reversals();
  for (const _ of [1, 2]) await provider.takeBack({ accountId, payoutId });
  assert.equal(reversals(), before + 1);
  const sent = await order(accountId);
  Object.assign(fake.things.get(sent.id) ?? {}, { status: 'in_transit' });
  assert.equal((await provider.cancelPayout({ accountId, payoutId: sent.id })).status, 'pending');
});
