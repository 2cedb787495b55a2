import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { aPaidCleaner, booksSum, earningsOf } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);

const refund = (id: string, amountCents: number, reason = 'Half was left undone') =>
  house.post(`/api/admin/payments/${id}/refund`, { amountCents, reason }, admin.token);
const paymentOf = async (jobId: string) => (await house.get(`/api/admin/payments?q=${jobId}`, admin.token)).body[0];

test('a partial refund comes out of the cleaner’s share, a full one waives both fees', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const partial = await refund(id, 2_000);
  assert.deepEqual([partial.status, partial.body.refundedCents, partial.body.status], [200, 2_000, 'succeeded']);
  assert.equal((await earningsOf(house, cleaner)).balance, 9_500);
  const full = await refund(id, 10_500);
  assert.deepEqual([full.body.refundedCents, full.body.status], [12_500, 'refunded']);
  assert.equal((await earningsOf(house, cleaner)).balance, 0);
  const { body: money } = await house.get(`/api/jobs/${job.id}/money`, host.token);
  assert.deepEqual([money.hostPaysCents, money.cleanerReceivesCents, money.platformKeepsCents], [0, 0, 0]);
  assert.equal((await refund(id, 1)).status, 409);
  assert.equal(await booksSum(house), 0);
});

test('more than is left is refused, an empty reason too, and what is not there is not found', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  assert.deepEqual(Object.keys((await refund(id, 12_501)).body.fields), ['amountCents']);
  assert.deepEqual(Object.keys((await refund(id, 100, ' ')).body.fields), ['reason']);
  assert.equal((await refund('0190a000-0000-7000-8000-000000000000', 100)).status, 404);
});

test('what the cleaner was paid out already, Freshkey bears', async () => {
  const { cleaner, host, job } = await aPaidCleaner(house);
  await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 10_000 }, cleaner.token);
  await refund((await paymentOf(job.id)).id, 12_500);
  assert.deepEqual(await earningsOf(house, cleaner), { balance: 0, pending: 0, paidOut: 10_000 });
  const { body: money } = await house.get(`/api/jobs/${job.id}/money`, host.token);
  assert.deepEqual([money.cleanerReceivesCents, money.platformKeepsCents], [10_000, -10_000]);
});

test('the same refund sent at once by two admins is made once, and the reason is kept', async () => {
  const { job } = await aPaidCleaner(house);
  const { id } = await paymentOf(job.id);
  const answers = await Promise.all([refund(id, 5_000), refund(id, 5_000)]);
  for (const { status } of answers) assert.ok(status === 200 || status === 409, String(status));
  const { refundedCents } = await paymentOf(job.id);
  assert.ok(refundedCents === 5_000 || refundedCents === 10_000);
  const { rows } = await house.kit.db.execute(
    sql`select text from audit_note n join audit_log l on l.id = n.audit_id where l.subject_id = ${id}`,
  );
  assert.equal(rows[0]?.text, 'Half was left undone');
});
