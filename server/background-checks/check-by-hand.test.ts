import assert from 'node:assert/strict';
import { test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { auditLog } from '#server/audit/table.ts';
import { day } from '#server/platform/clock.ts';
import { checksIn } from '#server/testing/a-check.ts';
import { checkForm } from '#server/testing/check-form.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, anAdmin } from '#server/testing/people.ts';
import { screeningByHand } from './screening-by-hand.ts';

const house = await aHouse();
Object.assign(house.kit.screening, screeningByHand);

test('without a provider the admin’s decision finishes the check, with what was found written down', async () => {
  const checks = checksIn(house);
  const [cleaner, admin] = [await aCleaner(house), await anAdmin(house)];
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  await checks.initiate(cleaner, payment.paymentIntentId);
  await checks.finishReports();
  assert.equal((await checks.statusOf(cleaner)).status, 'IN_PROGRESS', 'nobody but a person decides');

  const silent = await checks.decide(admin, cleaner, { decision: 'approve', notes: ' ' });
  assert.deepEqual([silent.status, silent.body.fields.notes], [400, 'Enter a reason']);
  const decided = await checks.decide(admin, cleaner, { decision: 'approve', notes: 'County court: nothing found' });
  assert.deepEqual([decided.status, decided.body.status], [200, 'APPROVED']);
  const again = await checks.decide(admin, cleaner, { decision: 'reject', notes: 'Changed my mind' });
  assert.deepEqual([again.status, again.body.error], [409, 'invalid_transition'], 'decided once');
});

test('whoever decides by hand sees the whole form but for the SSN, until it is erased', async () => {
  const checks = checksIn(house);
  const [cleaner, admin] = [await aCleaner(house), await anAdmin(house)];
  const show = (by = admin) => house.get(`/api/admin/background-check/${cleaner.id}/form`, by.token);
  const readings = async () => {
    const read = and(eq(auditLog.action, 'read background check form'), eq(auditLog.subjectId, cleaner.id));
    return (await house.kit.db.select().from(auditLog).where(read)).map(({ actorId }) => actorId);
  };
  assert.equal((await show()).status, 404);
  const payment = await checks.openPayment(cleaner);
  await checks.pay(payment);
  const filledIn = checkForm(payment.paymentIntentId);
  await house.post('/api/background-check/initiate', filledIn, cleaner.token);
  await house.work();

  const { status, headers, body } = await show();
  const { paymentIntentId: _, socialSecurityNumber, ...form } = filledIn;
  assert.deepEqual([status, body], [200, form]);
  assert.equal(headers['cache-control'], 'no-store');
  assert.deepEqual(await readings(), [admin.id], 'and that it was read is in the audit log');
  assert.doesNotMatch(JSON.stringify(body), new RegExp(String(socialSecurityNumber).replace(/\D/g, '')));
  const [listed] = (await house.get(`/api/admin/background-checks?q=${cleaner.id}`, admin.token)).body;
  assert.equal(listed.ssnLast4, String(socialSecurityNumber).slice(-4));
  assert.equal((await house.get(`/api/admin/background-check/${cleaner.id}/form`, cleaner.token)).status, 403);

  await checks.decide(admin, cleaner, { decision: 'approve', notes: 'County court: nothing found' });
  house.clock.forward(31 * day);
  await checks.run('erase-check-forms');
  const erased = await show(await anAdmin(house));
  assert.deepEqual([erased.status, erased.body], [200, null]);
});
