import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksIn } from '#server/testing/a-check.ts';
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
