import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { appendAudit } from '#server/audit/index.ts';
import { backgroundChecks } from '#server/background-checks/table.ts';
import { payments } from '#server/payments/table.ts';
import { aCheckRow } from '#server/testing/a-check-row.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();

test('money that moved has the name of the host whose payment it was', async () => {
  const admin = await anAdmin(house);
  const { host } = await aPaidCleaner(house, 10_000);
  const { body } = await house.get('/api/admin/audit-logs?action=move%20money', admin.token);
  const [movement] = body;
  const { name } = (await house.get('/api/me', host.token)).body;
  assert.deepEqual([movement.subject.kind, movement.subject.name], ['ledger transaction', name]);
  const { body: found } = await house.get(`/api/admin/audit-logs?q=${encodeURIComponent(name)}`, admin.token);
  assert.ok(
    found.some(({ id }: { id: string }) => id === movement.id),
    'and is found by it',
  );
});

test('a payout has the name of the cleaner it goes to', async () => {
  const admin = await anAdmin(house);
  const { cleaner } = await aPaidCleaner(house, 10_000);
  const asked = await house.post('/api/cleaner/payouts', { method: 'instant', amountCents: 5000 }, cleaner.token);
  assert.equal(asked.status, 201, JSON.stringify(asked.body));
  await house.work();
  const { body } = await house.get('/api/admin/audit-logs?action=move%20money&sort=-at', admin.token);
  const { name } = (await house.get('/api/me', cleaner.token)).body;
  assert.deepEqual([body[0].after?.kind, body[0].subject.name], ['payout', name]);
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

test('a check that an entry names is called by whose it is', async () => {
  const admin = await anAdmin(house);
  const { userId } = await aCheckRow(house, 'PENDING');
  const [check] = await house.kit.db.select().from(backgroundChecks).where(eq(backgroundChecks.userId, userId));
  const [cleaner] = await house.kit.db.select().from(users).where(eq(users.id, userId));
  const facts = { checkId: check?.id ?? '', from: 'APPROVED', to: 'PENDING' };
  const entry = { action: 'reopen background check', subjectKind: 'user', subjectId: userId, facts };
  await house.kit.db.transaction((tx) => appendAudit(house.kit, tx, { ...entry, actorId: admin.id }));
  const { body } = await house.get('/api/admin/audit-logs', admin.token);
  assert.deepEqual(body[0].people, { [facts.checkId]: cleaner?.name });
});

test('an invitation that was accepted has the name of who did', async () => {
  const owner = await anAdmin(house);
  const invited = { email: 'nora@example.com', staffRole: 'support' };
  await house.post('/api/admin/staff/invitations', invited, owner.token);
  const [, token = ''] = /#token=([\w-]+)/.exec((await lastMail(house, invited.email)).link ?? '') ?? [];
  const joining = { token, name: 'Nora New', password: 'a long enough passphrase' };
  assert.equal((await house.post('/api/staff-invitations/accept', joining)).status, 201);
  const { body } = await house.get('/api/admin/audit-logs?action=invite%20staff', owner.token);
  assert.equal(body[0].subject.name, 'Nora New');
});
