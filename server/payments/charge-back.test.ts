import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { hour } from '#server/platform/clock.ts';
import { transact } from '#server/platform/transact.ts';
import { bankHolds } from '#server/testing/a-bank.ts';
import { testCards } from '#server/testing/a-card.ts';
import { aPaidCleaner, earningsOf } from '#server/testing/a-payout-account.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { booksSum } from '#server/testing/books.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { withProvider } from '#server/testing/with-provider.ts';
import { settlePayment } from './settle-payment.ts';

const house = await aHouse();
const admin = await anAdmin(house);

async function refundedAtProvider(jobId: string): Promise<number> {
  const { rows } = await house.kit.db.execute<{ cents: number }>(sql`select refunded_cents as cents from sandbox_intent
    where id = (select provider_payment_id from payment where job_id = ${jobId})`);
  return rows[0]?.cents ?? 0;
}

const payOut = (cleaner: Somebody, amountCents: number) =>
  house.post('/api/cleaner/payouts', { method: 'instant', amountCents }, cleaner.token);

test('a chargeback takes what a report holds back, and only the rest from the balance; given up, both come back', async () => {
  const { job, host, cleaner } = await aPaidCleaner(house);
  await payOut(cleaner, 8_000);
  const report = { reason: 'quality', text: 'The oven is not clean.' };
  await house.post(`/api/jobs/${job.id}/disputes`, report, host.token);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 3_500, paidOut: 8_000 });
  await bankHolds(house, job.id, 12_500);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: -8_000, pending: 0, paidOut: 8_000 });
  await bankHolds(house, job.id, 0);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 3_500, paidOut: 8_000 });
  assert.equal(await booksSum(house), 0);
});

test('what Freshkey has borne of a refund stays Freshkey’s when the bank fetches back the rest', async () => {
  const { job, cleaner } = await aPaidCleaner(house);
  await payOut(cleaner, 11_500);
  const [payment] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const refund = { amountCents: 5_000, reason: 'Half was left undone' };
  await house.post(`/api/admin/payments/${payment.id}/refund`, refund, admin.token);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
  await bankHolds(house, job.id, 7_500);
  // of the 7,500 the cleaner’s share was 6,500
  assert.equal((await earningsOf(house, cleaner)).balance, -6_500);
  assert.equal(await booksSum(house), 0);
});

test('a reading of the provider that is older than a chargeback, and written after it, undoes nothing', async () => {
  const { job, host, cleaner } = await aPaidCleaner(house);
  const [payment] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const gate = Promise.withResolvers<void>();
  const restore = withProvider(house, (provider) => ({
    ...provider,
    async refund(input) {
      const before = await provider.refund(input);
      await gate.promise;
      return before;
    },
  }));
  const refund = { amountCents: 1_000, reason: 'A window was left' };
  const refunding = house.post(`/api/admin/payments/${payment.id}/refund`, refund, admin.token);
  await until('the provider has refunded', async () => (await refundedAtProvider(job.id)) === 1_000);
  restore();
  await bankHolds(house, job.id, 11_500);
  gate.resolve();
  assert.equal((await refunding).status, 200);
  await house.work();
  const [after] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  assert.deepEqual([after.refundedCents, after.chargedBackCents], [1_000, 11_500]);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
  assert.equal((await house.get('/api/host/owed', host.token)).body.amountCents, 11_500);
});

test('a reading that is older than a refund does not say that it came back', async () => {
  const { job, host } = await aPaidCleaner(house);
  const [payment] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const { rows } = await house.kit.db.execute<{ at: string }>(
    sql`select provider_payment_id as at from payment where id = ${payment.id}`,
  );
  const older = await house.kit.payments.readPayment(rows[0]?.at ?? '');
  const refund = { amountCents: 1_000, reason: 'A window was left' };
  await house.post(`/api/admin/payments/${payment.id}/refund`, refund, admin.token);
  await transact(house.kit, (tx) => settlePayment(house.kit, tx, payment.id, older), { keyed: false });
  await house.work();
  const [after] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  assert.deepEqual([after.refundedCents, after.returnedCents], [1_000, 0]);
  const kinds = (await house.get('/api/notifications', host.token)).body.map(({ kind }: { kind: string }) => kind);
  assert.ok(!kinds.includes('refundReturned'));
});

test('what is fetched back before it was free becomes available nowhere, and nobody is told of nothing', async () => {
  const { cleaner } = await aSubmittedJob(house, { card: testCards.disputed });
  house.clock.forward(48 * hour);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  assert.deepEqual((await house.get('/api/cleaner/earnings', cleaner.token)).body.upcoming, []);
  const { body: bells } = await house.get('/api/notifications', cleaner.token);
  assert.ok(bells.some(({ kind }: { kind: string }) => kind === 'chargedBack'));
  assert.ok(!JSON.stringify(bells).includes('$0.00'), JSON.stringify(bells));
});
