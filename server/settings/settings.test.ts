import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyChain } from '#server/audit/index.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
const owner = await anAdmin(house, { name: 'Ada Admin' });
const path = '/api/admin/settings/refundApprovalCents';

const set = (value: number | null, version: number, reason = 'As agreed.') =>
  house.put(path, { value, version, reason }, owner.token);
const inForce = async () => {
  const { body } = await house.get('/api/admin/decided-settings', owner.token);
  return body.find(({ name }: { name: string }) => name === 'refundApprovalCents');
};
const versions = async (query = '') =>
  (await house.get(`/api/admin/setting-versions${query}`, owner.token)).body.map(
    ({ version, before, value, isCurrent, reason }: Record<string, unknown>) => [
      ...[version, before, value, isCurrent, reason],
    ],
  );

test('the limit is not switched on where no second admin could confirm', async () => {
  await anAdmin(house, { staffRole: 'support' });
  assert.equal((await set(5_000, 0)).body.error, 'invalid_transition');
  assert.equal((await inForce()).value, null);
  await anAdmin(house, { name: 'Finn Finance', staffRole: 'finance' });
});

test('each decision is a version with who, when, what it was and why; an earlier one comes back as a new one', async () => {
  assert.deepEqual(await inForce(), { name: 'refundApprovalCents', value: null, version: 0, at: null, by: null });
  assert.deepEqual((await set(5_000, 0)).body, { name: 'refundApprovalCents', value: 5_000, version: 1 });
  assert.equal((await set(9_000, 1, 'Fifty is too low.')).status, 200);
  assert.equal((await inForce()).value, 9_000);
  const restored = await house.post(`${path}/restore`, { to: 1, version: 2, reason: 'It was right.' }, owner.token);
  assert.deepEqual([restored.status, restored.body.value, restored.body.version], [200, 5_000, 3]);
  assert.deepEqual(await versions(), [
    [3, 9_000, 5_000, true, 'It was right.'],
    [2, 5_000, 9_000, false, 'Fifty is too low.'],
    [1, null, 5_000, false, 'As agreed.'],
  ]);
  const off = await house.post(`${path}/restore`, { to: 0, version: 3, reason: 'Back to none.' }, owner.token);
  assert.equal(off.body.value, null);
  const { body: log } = await house.get('/api/admin/audit-logs?q=refundApprovalCents', owner.token);
  assert.deepEqual(
    [log[0].action, log[0].reason, log[0].before, log[0].after],
    ['change setting', 'Back to none.', { status: '$50.00' }, { status: 'off' }],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('of two owners who decide at once one is told that it has changed; what is the same already is no decision', async () => {
  const { version } = await inForce();
  const answers = await Promise.all([set(1_000, version), set(2_000, version)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.ok(answers.some(({ body }) => body.error === 'stale'));
  const now = await inForce();
  assert.equal((await set(now.value, now.version)).body.error, 'invalid_transition');
});

test('nonsense is refused: no reason, a negative sum, another name, a version that never was', async () => {
  const { version } = await inForce();
  assert.equal((await set(1, version, ' ')).status, 400);
  assert.equal((await set(-1, version)).status, 400);
  assert.equal((await set(1.5, version)).status, 400);
  const other = await house.put('/api/admin/settings/fees', { value: 1, version, reason: 'x' }, owner.token);
  assert.equal(other.status, 404, 'there is no such setting');
  const never = await house.post(`${path}/restore`, { to: 99, version, reason: 'x' }, owner.token);
  assert.equal(never.status, 404);
});

test('pages of the history lead to each version once', async () => {
  const whole = await versions();
  const seen: unknown[] = [];
  let next: string | undefined = '/api/admin/setting-versions?limit=2';
  while (next) {
    const { body, headers } = await house.get(next, owner.token);
    seen.push(...body.map(({ version }: { version: number }) => version));
    next = /<(.+)>/.exec(String(headers.link ?? ''))?.[1];
  }
  assert.deepEqual(
    seen,
    whole.map(([version]: unknown[]) => version),
  );
});

test('whoever switches the second admin off is not the only owner who knows', async () => {
  const other = await anAdmin(house, { name: 'Otto Owner' });
  const support = await anAdmin(house, { staffRole: 'support' });
  const { version } = await inForce();
  await set(7_000, version);
  assert.equal((await set(null, version + 1, 'Too slow at weekends.')).status, 200);
  const mail = await lastMail(house, other.email);
  assert.match(mail.text, /Ada Admin has turned off .* Too slow at weekends\./s);
  assert.equal((await recentMails(house.kit.db, owner.email)).length, 0);
  assert.equal((await recentMails(house.kit.db, support.email)).length, 0);
});
