import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import { payments } from '#server/payments/table.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

test('money that moved has the name of the host whose payment it was', async () => {
  const admin = await anAdmin(house);
  const { host } = await aPaidCleaner(house, 10_000);
  const { body } = await house.get('/api/admin/audit-logs?action=move%20money', admin.token);
  const [movement] = body;
  const { name } = (await house.get('/api/me', host.token)).body;
  assert.deepEqual([movement.subject.kind, movement.subject.name], ['ledger transaction', name]);
});

test('an invitation has the address it went to while it waits, and a refund whose payment it was and who asked for it', async () => {
  const owner = await anAdmin(house);
  await house.post('/api/admin/staff/invitations', { email: 'ina@example.com', staffRole: 'support' }, owner.token);
  const newest = async (query: string) => (await house.get(`/api/admin/audit-logs?${query}`, owner.token)).body[0];
  assert.equal((await newest('action=invite%20staff')).subject.name, 'ina@example.com');

  const [payment] = await house.kit.db.select().from(payments);
  assert.ok(payment);
  const asked = { amountCents: 500, from: 'cleaner', proposedBy: owner.id };
  const entry = { action: 'refund payment', subjectKind: 'payment', subjectId: payment.id, facts: asked };
  await house.kit.db.transaction((tx) => appendAudit(house.kit, tx, { ...entry, actorId: owner.id }));
  const refund = await newest('action=refund%20payment');
  const [payer] = await house.kit.db.select().from(users).where(eq(users.id, payment.payerId));
  const [me] = await house.kit.db.select().from(users).where(eq(users.id, owner.id));
  assert.deepEqual([refund.subject.name, refund.people], [payer?.name, { [owner.id]: me?.name }]);
});
