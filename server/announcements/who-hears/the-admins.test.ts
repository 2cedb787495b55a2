import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideBackgroundCheck } from '#contract/background-checks.ts';
import { refundPayment } from '#contract/payouts.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { adminsAtWork, allAdmins } from './the-admins.ts';

test('admins hear of what they may decide, and who was removed hears of nothing', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const support = await anAdmin(house, { staffRole: 'support' });
  const finance = await anAdmin(house, { staffRole: 'finance' });
  const gone = await anAdmin(house);
  await aHost(house);
  await house.post(`/api/admin/staff/${gone.id}/remove`, { reason: 'They have left us.' }, owner.token);
  const { kit } = house;
  assert.deepEqual((await adminsAtWork(kit, decideBackgroundCheck)).sort(), [owner.id, support.id].sort());
  assert.deepEqual((await adminsAtWork(kit, refundPayment)).sort(), [owner.id, finance.id].sort());
  assert.deepEqual((await allAdmins(kit)).sort(), [owner.id, support.id, finance.id].sort());
});
