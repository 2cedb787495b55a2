import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { guardPayouts } from '#server/payments/index.ts';
import { minute } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { NotYet, type PayoutProvider } from '#server/platform/payout-provider.ts';
import { aPaidCleaner, bankDecides, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse, patience } from '#server/testing/house.ts';
import { aCleaner, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

type Call = 'createPayout' | 'readPayout';
type Fault = (call: () => Promise<unknown>) => Promise<unknown>;
const unavailable = () => Promise.reject(new ProviderUnavailable('faulty'));
const faults: Record<string, Fault> = {
  refused: unavailable,
  hanging: () => new Promise(() => {}),
  'cut after the work was done': (call) => call().then(unavailable),
  'done twice': (call) => call().then(call),
};

/** Puts a fault between the house and its payout provider; returns how to remove it. */
function withFault(change: (provider: PayoutProvider) => PayoutProvider): () => void {
  const before = house.kit.payouts;
  const replace = (payouts: PayoutProvider) => Object.assign(house.kit, { payouts });
  replace(change(before));
  return () => replace(before);
}

function faulty(provider: PayoutProvider, call: Call, fault: Fault): PayoutProvider {
  const broken = { ...provider, [call]: (input: never) => fault(() => provider[call](input) as Promise<unknown>) };
  const limits = { patience: fault === faults.hanging ? 40 : patience, failures: 1000 };
  return { ...provider, [call]: guardPayouts(broken, house.clock, limits)[call] };
}

for (const call of ['createPayout', 'readPayout'] as const)
  for (const [name, fault] of Object.entries(faults))
    test(`${call} ${name}: the money is sent once, and the books agree`, async () => {
      const { cleaner } = await aPaidCleaner(house);
      const repair = withFault((provider) => faulty(provider, call, fault));
      const asked = await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5_000 }, cleaner.token);
      assert.equal(asked.status, 201);
      await bankDecides(house).catch(() => null);
      repair();
      house.clock.forward(2 * minute);
      for (const task of ['reconcile-payouts', 'sandbox-deliver']) await runTask(house, task);
      await bankDecides(house);
      const [payout] = (await house.get('/api/cleaner/payouts', cleaner.token)).body;
      assert.equal(payout.status, 'paid');
      assert.deepEqual(await earningsOf(house, cleaner), { balance: 6_500, pending: 0, paidOut: 5_000 });
      const { rows } = await house.kit.db.execute(
        sql`select count(*)::int as n from sandbox_payout_order where request_key like ${`${payout.id}:%`}`,
      );
      assert.deepEqual([rows[0]?.n, await booksSum(house)], [1, 0]);
    });

test('while the provider does not answer no account is opened, and later it is', async () => {
  const cleaner = await aCleaner(house);
  const open = () => house.post('/api/cleaner/payout-account', undefined, cleaner.token);
  const repair = withFault((provider) => ({ ...provider, createAccount: unavailable }));
  assert.deepEqual([(await open()).status, (await open()).body.error], [503, 'unavailable']);
  repair();
  assert.equal((await open()).status, 201);
});

const hold = async (id: string) => {
  const { token } = await anAdmin(house);
  return house.post(`/api/admin/payouts/${id}/hold`, { reason: 'The bank account looks wrong' }, token);
};
const aPayout = async () => {
  const { cleaner } = await aPaidCleaner(house);
  const { body } = await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5_000 }, cleaner.token);
  return { cleaner, id: String(body.id) };
};
const reconciled = async () => {
  house.clock.forward(2 * minute);
  await runTask(house, 'reconcile-payouts');
};

test('a hold while the provider does not answer is written down, and the reconciliation stops the payout', async () => {
  const { cleaner, id } = await aPayout();
  const repair = withFault((provider) => ({ ...provider, cancelPayout: unavailable }));
  const asked = await hold(id);
  assert.deepEqual(
    [asked.status, asked.body.status, asked.body.holdReason],
    [200, 'pending', 'The bank account looks wrong'],
  );
  repair();
  // the bank takes its time
  await house.kit.db.execute(sql`update sandbox_payout_order set done_at = done_at + interval '1 hour'`);
  await reconciled();
  const [payout] = (await house.get('/api/cleaner/payouts', cleaner.token)).body;
  assert.equal(payout.status, 'held');
});

test('what was stopped is fetched back before it is sent anew', async () => {
  const fetched: string[] = [];
  const undo = withFault((provider) => ({
    ...provider,
    takeBack: async ({ payoutId }) => void fetched.push(payoutId),
  }));
  const { id } = await aPayout();
  assert.equal((await hold(id)).body.status, 'held');
  const { token } = await anAdmin(house);
  await house.post(`/api/admin/payouts/${id}/release`, { reason: 'It is theirs' }, token);
  await house.work();
  undo();
  assert.equal(fetched.length, 1);
});

test('a provider that cannot pay yet is asked again under another key', async () => {
  const keys: string[] = [];
  const undo = withFault((provider) => ({
    ...provider,
    createPayout(order) {
      keys.push(order.key);
      return keys.length === 1 ? Promise.reject(new NotYet('not yet')) : provider.createPayout(order);
    },
  }));
  const { cleaner, id } = await aPayout();
  await reconciled();
  undo();
  await bankDecides(house);
  assert.deepEqual([...new Set(keys)], [`${id}:1`, `${id}:2`]);
  assert.equal((await house.get('/api/cleaner/payouts', cleaner.token)).body[0].status, 'paid');
});

test('a fault after the payout was written is no fault of the request', async () => {
  const undo = withFault((provider) => ({ ...provider, createPayout: () => Promise.reject(new Error('ours')) }));
  const { id } = await aPayout();
  undo();
  assert.match(id, /^[0-9a-f-]{36}$/);
});

test('what a bank sends back is found out even if its event never arrives', async () => {
  const { cleaner, id } = await aPayout();
  await bankDecides(house);
  await house.kit.db.execute(
    sql`update sandbox_payout_order set status = 'failed', failure = 'account_closed' where request_key like ${`${id}:%`}`,
  );
  house.clock.forward(13 * 60 * minute);
  cleaner.token = await freshToken(house, cleaner);
  await runTask(house, 'reconcile-payouts');
  const [payout] = (await house.get('/api/cleaner/payouts', cleaner.token)).body;
  assert.deepEqual([payout.status, payout.failure], ['failed', 'account_closed']);
  assert.equal((await earningsOf(house, cleaner)).balance, 11_500);
});

test('held among others, one that the provider does not answer about is not called held', async () => {
  const [{ id }, { token }] = [await aPayout(), await anAdmin(house)];
  const all = { action: 'hold', ids: [id], reason: 'The bank account looks wrong' };
  const holdAll = async () => (await house.post('/api/admin/payouts/bulk', all, token)).body.results;
  const repair = withFault((provider) => ({ ...provider, cancelPayout: unavailable }));
  assert.deepEqual(await holdAll(), [{ id, outcome: 'refused', error: 'unavailable' }]);
  repair();
  assert.deepEqual(await holdAll(), [{ id, outcome: 'done', error: null }]);
});
