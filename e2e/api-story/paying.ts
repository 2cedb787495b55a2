import assert from 'node:assert/strict';
import { test } from 'node:test';
import { card } from '../cleared-cleaner.ts';
import { expectBody, expectRefusal } from '../client.ts';
import * as moneyShape from '../money-shapes.ts';
import { eventually } from '../people.ts';
import { jobFor, story } from './story.ts';

interface Card {
  id: string;
  last4: string;
}

const cards = async (): Promise<Card[]> =>
  expectBody(await story.client.get('/api/host/payment-methods', story.host.token), 200);
const checkout = (body?: object, by = story.host) =>
  story.client.post(`/api/jobs/${story.jobId}/checkout`, body, by.token);

/** Saves a card as the dialog does: the number to the provider, its own question answered, then it is in the list. */
async function addCard(number: string): Promise<Card> {
  const { client, host } = story;
  const begun = expectBody(await client.post('/api/host/setup-payment', undefined, host.token), 201);
  const path = `/sandbox/setup-intents/${begun.setupIntentId}`;
  const { clientSecret } = begun;
  const outcome = expectBody(await client.post(`${path}/confirm`, { clientSecret, card: card(number) }), 200);
  if (outcome.status === 'requires_action')
    expectBody(await client.post(`${path}/authenticate`, { clientSecret, approve: true }), 200);
  const last4 = number.slice(-4);
  return eventually(async () => (await cards()).find((saved) => saved.last4 === last4), `The card ${last4}`);
}

test('a card without funds is declined and changes nothing', async () => {
  const { carla, host, stranger } = story;
  const { id } = await addCard('4000000000009995');
  expectRefusal(await checkout({}, carla), 403, 'forbidden');
  expectRefusal(await checkout({}, stranger), 404, 'not_found');
  expectRefusal(await checkout({ paymentMethodId: story.jobId }), 404, 'not_found');
  const declined = expectBody(await checkout({ paymentMethodId: id }), 200, moneyShape.checkout);
  assert.deepEqual([declined.status, declined.message], ['declined', 'Your card has insufficient funds.']);
  assert.deepEqual([declined.payoutCents, declined.platformFeeCents, declined.totalCents], [11050, 500, 11550]);
  assert.equal(declined.job.status, 'SUBMITTED');
  assert.equal((await jobFor(host)).status, 'SUBMITTED');
  const early = { jobId: story.jobId, targetId: carla.id, overallStars: 5 };
  expectRefusal(await story.client.post('/api/reviews', early, host.token), 409, 'invalid_transition');
});

test('a bank that asks is answered, and the job is paid once', async () => {
  const { client, host, carla, stranger, jobId } = story;
  const { id } = await addCard('4000002500003155');
  const asks = expectBody(await checkout({ paymentMethodId: id }), 200, moneyShape.checkout);
  assert.equal(asks.status, 'requires_action');
  assert.ok(asks.clientSecret);
  const path = `/sandbox/payment-intents/${asks.paymentIntentId}/authenticate`;
  const { clientSecret } = asks;
  const forged = await client.post(path, { clientSecret: `${clientSecret}x`, approve: true });
  assert.ok([400, 404].includes(forged.status));
  assert.equal(expectBody(await client.post(path, { clientSecret, approve: true }), 200).status, 'succeeded');
  await eventually(async () => (await jobFor(host)).status === 'PAID', 'The settlement');
  expectRefusal(await checkout({ paymentMethodId: id }), 409, 'invalid_transition');
  const { timeline } = await jobFor(host);
  assert.deepEqual(
    timeline.map(({ kind }: { kind: string }) => kind),
    ['POSTED', 'ASSIGNED', 'STARTED', 'SUBMITTED', 'PAID'],
  );
  for (const { token } of [host, carla]) {
    const split = expectBody(await client.get(`/api/jobs/${jobId}/money`, token), 200, moneyShape.money);
    const { hostPaysCents, cleanerReceivesCents, platformKeepsCents } = split;
    assert.deepEqual([hostPaysCents, cleanerReceivesCents, platformKeepsCents], [11550, 10550, 1000]);
  }
  expectRefusal(await client.get(`/api/jobs/${jobId}/money`, stranger.token), 404, 'not_found');
});

test('the money is the cleaner’s at once, to the cent', async () => {
  const { client, host, carla, bruno } = story;
  const { series, nextPayout, upcoming, unpaid, ...sums } = expectBody(
    await client.get('/api/cleaner/earnings', carla.token),
    200,
    moneyShape.earnings,
  );
  const none = { pendingCents: 0, waitsForHostCents: 0, paidOutCents: 0, arrivedCents: 0, onItsWayCents: 0 };
  assert.deepEqual(sums, { balanceCents: 10550, ...none });
  assert.deepEqual([nextPayout.amountCents, upcoming, unpaid], [10550, [], []]);
  assert.equal(
    series.reduce((sum: number, { amountCents }: { amountCents: number }) => sum + amountCents, 0),
    10550,
  );
  const others = expectBody(await client.get('/api/cleaner/earnings', bruno.token), 200, moneyShape.earnings);
  assert.equal(others.balanceCents, 0);
  const spent = expectBody(await client.get('/api/host/overview', host.token), 200);
  assert.deepEqual([spent.totalSpentCents, spent.completedJobs, spent.activeJobs], [11550, 1, 0]);
  const earned = expectBody(await client.get('/api/cleaner/overview', carla.token), 200);
  assert.equal(earned.jobsCompleted, 1);
});
