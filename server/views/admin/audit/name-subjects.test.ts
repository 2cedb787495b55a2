import assert from 'node:assert/strict';
import { test } from 'node:test';
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
