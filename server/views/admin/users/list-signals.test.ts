import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { payments } from '#server/payments/table.ts';
import { aPaidCleaner } from '#server/testing/a-payout-account.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const admin = await anAdmin(house, { staffRole: 'support' });

const signalsOf = async ({ id }: { id: string }) => {
  const { status, body } = await house.get(`/api/admin/users/${id}/signals`, admin.token);
  assert.equal(status, 200, JSON.stringify(body));
  return Object.fromEntries(
    body.map(({ kind, users: others }: { kind: string; users: { id: string }[] }) => [
      kind,
      others.map(({ id }) => id),
    ]),
  );
};

const call = async ({ id }: Somebody, phone: string) =>
  house.kit.db.update(users).set({ phone }).where(eq(users.id, id));

test('the same number however it is written is one signal, on both; another number is none', async () => {
  const [one, two, three] = [await aHost(house), await aHost(house), await aHost(house)];
  await call(one, '+1 (512) 555-0199');
  await call(two, '512.555.0199');
  await call(three, '512 555 0198');
  assert.deepEqual(await signalsOf(one), { phone: [two.id] });
  assert.deepEqual(await signalsOf(two), { phone: [one.id] });
  assert.deepEqual(await signalsOf(three), {});
});

test('a card that paid for two accounts is one, an erased account is not shown', async () => {
  const [first, second] = [await aPaidCleaner(house), await aPaidCleaner(house)];
  await house.kit.db.update(payments).set({ cardFingerprint: 'card-of-both' });
  const [one, two] = [first.job.hostId, second.job.hostId];
  assert.deepEqual(await signalsOf({ id: one }), { card: [two] });
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, two));
  assert.deepEqual(await signalsOf({ id: one }), {});
});

test('two accounts that logged in with one browser are; only a keyed hash of its token is kept', async () => {
  const password = 'a long enough passphrase';
  const people = [await aHost(house, { password }), await aHost(house, { password }), await aHost(house, { password })];
  const logIn = ({ email }: Somebody, device: string) =>
    house.send('POST', '/api/auth/login/password', { body: { email, password }, headers: { 'x-device': device } });
  const [one, two, three] = people;
  assert.ok(one && two && three);
  for (const who of [one, two]) assert.equal((await logIn(who, 'a-browser-of-two-people-0000')).status, 200);
  await logIn(three, 'a-browser-of-one-person-0000');
  assert.deepEqual(await signalsOf(one), { browser: [two.id] });
  assert.deepEqual(await signalsOf(three), {});
});

test('nobody but owners and support looks, and nobody at an account that is not there', async () => {
  const finance = await anAdmin(house, { staffRole: 'finance' });
  const host = await aHost(house);
  assert.equal((await house.get(`/api/admin/users/${host.id}/signals`, finance.token)).status, 403);
  assert.equal(
    (await house.get('/api/admin/users/00000000-0000-4000-8000-000000000000/signals', admin.token)).status,
    404,
  );
});

test('staff who share a number with somebody are shown to owners, and to nobody else', async () => {
  const owner = await anAdmin(house);
  const host = await aHost(house);
  const staff = await anAdmin(house, { staffRole: 'finance' });
  for (const who of [host, staff]) await call(who, '+1 512 555 0171');
  assert.deepEqual(await signalsOf(host), {});
  const { body } = await house.get(`/api/admin/users/${host.id}/signals`, owner.token);
  assert.deepEqual(body[0].users[0].id, staff.id);
  assert.equal((await house.get(`/api/admin/users/${staff.id}/signals`, admin.token)).status, 404);
});
