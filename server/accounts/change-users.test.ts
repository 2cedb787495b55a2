import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyChain } from '#server/audit/index.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const nobody = '0190a000-0000-7000-8000-000000000000';

const change = (action: string, ids: readonly string[], headers = {}) =>
  house.send('POST', '/api/admin/users/bulk', {
    ...{ as: admin.token, body: { action, ids, reason: 'A ring of fake accounts.' }, headers },
  });
const suspensionsOf = async (id: string) =>
  (await house.get(`/api/admin/audit-logs?subject=${id}`, admin.token)).body.filter(
    ({ action }: { action: string }) => action === 'suspend account',
  ).length;

test('each is decided by itself: what may not be leaves the others done, each with its own entry', async () => {
  const [host, cleaner, other] = [await aHost(house), await aCleaner(house), await anAdmin(house)];
  await change('suspend', [cleaner.id]);
  const { status, body } = await change('suspend', [host.id, cleaner.id, other.id, nobody, host.id]);
  assert.equal(status, 200);
  assert.deepEqual(body.results, [
    { id: host.id, outcome: 'done', error: null },
    { id: cleaner.id, outcome: 'unchanged', error: null },
    { id: other.id, outcome: 'refused', error: 'forbidden' },
    { id: nobody, outcome: 'refused', error: 'not_found' },
  ]);
  assert.equal((await house.get('/api/host/properties', host.token)).body.error, 'account_suspended');
  assert.deepEqual([await suspensionsOf(host.id), await suspensionsOf(cleaner.id)], [1, 1]);
  const restored = await change('restore', [host.id]);
  assert.equal(restored.body.results[0].outcome, 'done');
  const out = await change('endSessions', [host.id, admin.id]);
  assert.deepEqual(
    out.body.results.map(({ outcome }: { outcome: string }) => outcome),
    ['done', 'refused'],
  );
  assert.equal((await house.get('/api/me', host.token)).status, 401);
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('sent twice under one key it is done once and answered the same', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => aHost(house)));
  const ids = people.map(({ id }) => id);
  const key = { 'idempotency-key': 'a-ring-of-fakes' };
  const [first, second] = [await change('suspend', ids, key), await change('suspend', ids, key)];
  assert.deepEqual(second.body, first.body);
  assert.ok(first.body.results.every(({ outcome }: { outcome: string }) => outcome === 'done'));
  for (const id of ids) assert.equal(await suspensionsOf(id), 1);
});

test('from one to fifty, no more and no other action', async () => {
  assert.equal((await change('suspend', [])).status, 400);
  assert.equal((await change('suspend', Array(51).fill(nobody))).status, 400);
  assert.equal((await change('erase', [nobody])).status, 400);
});
