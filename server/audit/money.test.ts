import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { ledgerTransactions } from '#server/payments/table.ts';
import { hour } from '#server/platform/clock.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { verifyChain } from './index.ts';
import { auditLog } from './table.ts';

test('every movement of money is one link in the chain', async () => {
  const house = await aHouse();
  const { host, job } = await aSubmittedJob(house);
  assert.equal((await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token)).body.status, 'succeeded');
  const moved = await house.kit.db.select().from(ledgerTransactions);
  const links = await house.kit.db.select().from(auditLog).where(eq(auditLog.action, 'move money'));
  assert.ok(moved.length > 0);
  assert.deepEqual(links.map(({ subjectId }) => subjectId).sort(), moved.map(({ id }) => id).sort());
  assert.equal(links[0]?.facts.movedCents, 12_500, 'payout and the host’s fee');
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('money that moved because a person pressed is theirs; what the clock charges is nobody’s', async () => {
  const house = await aHouse();
  const admin = await anAdmin(house);
  const { host, job } = await aSubmittedJob(house);
  await house.post(`/api/jobs/${job.id}/checkout`, {}, host.token);
  const [payment] = (await house.get(`/api/admin/payments?q=${job.id}`, admin.token)).body;
  const body = { amountCents: 100, reason: 'A trial.' };
  assert.equal((await house.post(`/api/admin/payments/${payment.id}/refund`, body, admin.token)).status, 200);
  await aSubmittedJob(house);
  house.clock.forward(48 * hour);
  await house.kit.tasks.send(house.kit.db, 'charge-due-jobs', {});
  await house.work();
  const links = await house.kit.db.select().from(auditLog).where(eq(auditLog.action, 'move money'));
  const byKind = links.map(({ actorId, facts }) => [facts.kind, actorId]);
  assert.deepEqual(byKind, [
    ['job', host.id],
    ['refund', admin.id],
    ['job', null],
  ]);
});
