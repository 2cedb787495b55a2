import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { guardPayouts } from '#server/payments/index.ts';
import { minute } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import type { PayoutProvider } from '#server/platform/payout-provider.ts';
import { aPaidCleaner, bankDecides, booksSum, earningsOf, runTask } from '#server/testing/a-payout-account.ts';
import { aHouse, patience } from '#server/testing/house.ts';
import { aCleaner } from '#server/testing/people.ts';

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
