import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { day, hour, minute } from '#server/platform/clock.ts';
import { aPaidCleaner, aPayoutAccount, bankDecides, runTask } from '#server/testing/a-payout-account.ts';
import { aHouse, type House, testStart } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { payoutAccounts } from './table.ts';

const friday = '2026-05-08T14:00:00.000Z';
const nextFriday = '2026-05-15T14:00:00.000Z';

const weeklyOf = async (house: House, { token }: Somebody) =>
  (await house.get('/api/cleaner/payouts', token)).body
    .filter(({ method }: { method: string }) => method === 'weekly')
    .map(({ amountCents }: { amountCents: number }) => amountCents);

/** A cleaner whose bank has sent $50.13 back on a Wednesday. */
async function aReturnedPayout() {
  const house = await aHouse({ start: testStart });
  const { cleaner } = await aPaidCleaner(house);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5_013 }, cleaner.token);
  await bankDecides(house);
  const read = async (path: string) => (await house.get(path, cleaner.token)).body;
  const friday = async (at: string) => {
    house.clock.set(at);
    await runTask(house, 'weekly-payouts');
  };
  return { house, cleaner, read, friday };
}

test('after a payout came back, none goes out on Friday, and account, day and overview say that the money waits', async () => {
  const { house, cleaner, read, friday: comes } = await aReturnedPayout();
  const returned = { amountCents: 5_013, failure: 'account_closed' };
  assert.deepEqual(await read('/api/cleaner/payout-account'), { status: 'enabled', requirements: [], returned });
  assert.deepEqual((await read('/api/cleaner/today')).returned, returned);
  assert.equal((await read('/api/cleaner/overview')).toAnswer, 1);
  for (const at of [friday, nextFriday]) await comes(at);
  assert.deepEqual(await weeklyOf(house, cleaner), []);
  const { balanceCents, nextPayout } = await read('/api/cleaner/earnings');
  assert.deepEqual([balanceCents, nextPayout], [11_500, null]);
});

test('what the provider tells of an account lifts nothing until its cleaner has been there', async () => {
  const { house, cleaner, read } = await aReturnedPayout();
  const [account] = await house.kit.db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, cleaner.id));
  house.clock.forward(minute);
  await house.post(`/sandbox/payout-accounts/${account?.providerAccountId}`, {});
  house.clock.forward(hour);
  await runTask(house, 'reconcile-payouts');
  assert.ok((await read('/api/cleaner/payout-account')).returned);
});

test('whoever only confirms the account there, which the provider tells nobody, is not held for ever', async () => {
  const { house, cleaner, read } = await aReturnedPayout();
  house.clock.forward(minute);
  await house.post('/api/cleaner/payout-account', undefined, cleaner.token);
  await runTask(house, 'reconcile-payouts');
  assert.ok((await read('/api/cleaner/payout-account')).returned, 'the page is still open');
  house.clock.forward(11 * minute);
  await runTask(house, 'reconcile-payouts');
  assert.equal((await read('/api/cleaner/payout-account')).returned, undefined);
});

test('a payout counts as the last by when it came to an end: one may come back after a later one arrived', async () => {
  const house = await aHouse({ start: testStart });
  const { cleaner } = await aPaidCleaner(house);
  const pay = async (amountCents: number) => {
    house.clock.forward(day);
    const { body } = await house.post('/api/cleaner/payouts', { method: 'instant', amountCents }, cleaner.token);
    await bankDecides(house);
    return body.id;
  };
  const [first] = [await pay(2_000), await pay(3_000)];
  const sentBack = sql`update sandbox_payout_order set status = 'failed', failure = 'account_closed'
    where request_key like ${`${first}:%`}`;
  await house.kit.db.execute(sentBack);
  house.clock.forward(2 * day);
  await runTask(house, 'reconcile-payouts');
  const { returned } = (await house.get('/api/cleaner/payout-account', cleaner.token)).body;
  assert.deepEqual(returned, { amountCents: 2_000, failure: 'account_closed' });
});

test('once the cleaner has given or confirmed their account, it all goes out on Friday', async () => {
  const { house, cleaner, read, friday: comes } = await aReturnedPayout();
  house.clock.forward(minute);
  await aPayoutAccount(house, cleaner);
  assert.deepEqual(await read('/api/cleaner/payout-account'), { status: 'enabled', requirements: [] });
  assert.equal((await read('/api/cleaner/today')).returned, undefined);
  await comes(friday);
  assert.deepEqual(await weeklyOf(house, cleaner), [11_500]);
});

test('confirmed on the Friday itself, it goes out the same day', async () => {
  const { house, cleaner, friday: comes } = await aReturnedPayout();
  await comes(friday);
  assert.deepEqual(await weeklyOf(house, cleaner), []);
  await aPayoutAccount(house, cleaner);
  await runTask(house, 'weekly-payouts');
  assert.deepEqual(await weeklyOf(house, cleaner), [11_500]);
});

test('a payout that arrives later shows that the account is fine', async () => {
  const { house, cleaner, read, friday: comes } = await aReturnedPayout();
  house.clock.forward(minute);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 2_000 }, cleaner.token);
  await bankDecides(house);
  assert.equal((await read('/api/cleaner/payout-account')).returned, undefined);
  await comes(friday);
  assert.deepEqual(await weeklyOf(house, cleaner), [9_500]);
});

test('sent again is what a later payout took along that is on its way or arrived: no failed one, nor an instant part', async () => {
  const { house, cleaner, read, friday: comes } = await aReturnedPayout();
  const admin = await anAdmin(house);
  const rows = async (): Promise<{ status: string; method: string; sentAgainAt?: string }[]> =>
    read('/api/cleaner/payouts');
  const inQueue = async () =>
    (await house.get('/api/admin/queue', admin.token)).body.filter(({ kind }: { kind: string }) => kind === 'returned')
      .length;
  const sentAgain = async () => (await rows()).map(({ sentAgainAt }) => sentAgainAt ?? null);
  assert.deepEqual([await sentAgain(), await inQueue()], [[null], 1]);
  house.clock.forward(minute);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5_013 }, cleaner.token);
  await bankDecides(house);
  assert.deepEqual(
    (await rows()).map(({ status }) => status),
    ['failed', 'failed'],
  );
  assert.deepEqual([await sentAgain(), await inQueue()], [[null, null], 1], 'it came back as well, in its place');
  house.clock.forward(minute);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 2_000 }, cleaner.token);
  assert.deepEqual([await sentAgain(), await inQueue()], [[null, null, null], 0], 'a part of it is on its way');
  assert.ok((await read('/api/cleaner/payout-account')).returned, 'whether the bank takes it is not known yet');
  await comes(friday);
  assert.deepEqual(await weeklyOf(house, cleaner), [], 'nothing more goes to an account that may send it back');
  await bankDecides(house);
  assert.equal((await read('/api/cleaner/payout-account')).returned, undefined);
  await comes(nextFriday);
  const [weekly, , ...back] = await rows();
  assert.equal(weekly?.method, 'weekly');
  for (const { sentAgainAt } of back) assert.ok(sentAgainAt);
});
