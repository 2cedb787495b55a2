import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { day, hour } from '#server/platform/clock.ts';
import { transact } from '#server/platform/transact.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { createSession } from './create-session.ts';
import { endSessions } from './end-sessions.ts';
import { purgeSignIn } from './purge-sign-in.ts';
import { hashToken } from './session-token.ts';
import { sessions, users } from './table.ts';

const house = await aHouse();

const statusOf = async (token: string) => (await house.get('/api/me', token)).status;

const signIn = (id: string, userAgent: string) =>
  transact(house.kit, (tx) => createSession(house.kit, tx, { id, role: 'HOST' }, { userAgent }));

test('the database holds only the SHA-256 of tokens', async () => {
  const host = await aHost(house);
  const rows = await house.kit.db.select().from(sessions).where(eq(sessions.userId, host.id));
  assert.deepEqual(
    rows.map(({ tokenHash }) => tokenHash),
    [hashToken(host.token)],
  );
  assert.doesNotMatch(JSON.stringify(rows), new RegExp(host.token));
});

test('a host’s session ends after 30 days without a call, and any call extends it', async () => {
  const [idle, busy] = [await aHost(house), await aHost(house)];
  for (let days = 0; days < 40; days += 20) {
    assert.equal(await statusOf(busy.token), 200);
    house.clock.forward(20 * day);
  }
  assert.equal(await statusOf(busy.token), 200);
  assert.equal(await statusOf(idle.token), 401);
});

test('an admin’s session ends after 8 hours without a call', async () => {
  const [idle, busy] = [await anAdmin(house), await anAdmin(house)];
  house.clock.forward(5 * hour);
  assert.equal(await statusOf(busy.token), 200);
  house.clock.forward(5 * hour);
  assert.equal(await statusOf(busy.token), 200);
  assert.equal(await statusOf(idle.token), 401);
});

test('signing out ends this session and no other', async () => {
  const host = await aHost(house, { password: 'correct horse battery' });
  const credentials = { email: host.email, password: 'correct horse battery' };
  const other = (await house.post('/api/auth/login/password', credentials)).body.token;
  assert.equal((await house.post('/api/auth/logout', undefined, host.token)).status, 204);
  assert.equal(await statusOf(host.token), 401);
  assert.equal(await statusOf(other), 200);
});

test('an account sees where it is signed in, and signs out everywhere else', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  house.clock.forward(hour);
  const phone = await signIn(host.id, 'A phone');
  house.clock.forward(hour);
  const { body } = await house.get('/api/me/sessions', phone);
  const signedIn = (before: number) => new Date(house.clock.now().getTime() - before).toISOString();
  const where = { timeZone: null, network: null };
  assert.deepEqual(
    body.map(({ id, ...session }: { id: string }) => session),
    [
      { ...where, current: true, userAgent: 'A phone', createdAt: signedIn(hour), lastSeenAt: signedIn(hour) },
      { ...where, current: false, userAgent: 'test', createdAt: signedIn(2 * hour), lastSeenAt: signedIn(2 * hour) },
    ],
  );
  assert.equal((await house.remove('/api/me/sessions', phone)).status, 204);
  assert.deepEqual([await statusOf(phone), await statusOf(host.token), await statusOf(other.token)], [200, 401, 200]);
  assert.equal((await house.get('/api/me/sessions', phone)).body.length, 1);
});

test('a change of role ends all sessions', async () => {
  const host = await aHost(house);
  await transact(house.kit, (tx) => endSessions(tx, host.id));
  assert.equal(await statusOf(host.token), 401);
});

test('suspension and erasure take effect on the next call', async () => {
  const host = await aHost(house);
  const change = (values: Partial<typeof users.$inferInsert>) =>
    house.kit.db.update(users).set(values).where(eq(users.id, host.id));
  await change({ suspendedAt: house.clock.now() });
  assert.equal((await house.patch('/api/me', { name: 'Other' }, host.token)).body.error, 'account_suspended');
  assert.equal(await statusOf(host.token), 200);
  await change({ erasedAt: house.clock.now() });
  assert.equal(await statusOf(host.token), 401);
});

test('the word before a token is the same in small letters', async () => {
  const { token } = await aHost(house);
  for (const scheme of ['bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${token}` };
    assert.equal((await house.app.inject({ url: '/api/me', headers })).statusCode, 200, scheme);
  }
});

test('no token, nonsense or someone’s id signs no one in', async () => {
  const host = await aHost(house);
  for (const token of [undefined, 'x', host.id, 'x'.repeat(43), `${host.token}x`]) {
    const answer = await house.get('/api/me', token);
    assert.equal(answer.status, 401);
    assert.equal(answer.body.error, 'not_signed_in');
  }
});

test('name, phone and language change; what is left out stays; anything else is refused', async () => {
  const host = await aHost(house, { name: 'Hanna Host' });
  const { body } = await house.patch('/api/me', { phone: '+49 30 1234567', locale: 'de' }, host.token);
  assert.deepEqual([body.name, body.phone, body.locale], ['Hanna Host', '+49 30 1234567', 'de']);
  const renamed = await house.patch('/api/me', { name: '  Eve \u202Egro.live ', phone: '' }, host.token);
  assert.deepEqual([renamed.body.name, renamed.body.phone], ['Eve gro.live', null]);
  for (const key of ['role', 'email', 'id', 'emailVerified', 'ratingCount', 'referralCode', 'passwordHash']) {
    assert.equal((await house.patch('/api/me', { [key]: 'ADMIN' }, host.token)).status, 400, key);
  }
  assert.equal((await house.get('/api/me', host.token)).body.role, 'HOST');
});

test('nobody takes the marketplace’s name or an address for theirs, but keeps the name they have', async () => {
  const host = await aHost(house, { name: 'Sam Support' });
  const rename = (name: string, { token } = host) => house.patch('/api/me', { name }, token);
  for (const [name, code] of [
    ['Freshkey Support', 'nameOfficial'],
    ['Ana https://evil.example', 'nameAddress'],
  ] as const) {
    const { status, body } = await rename(name);
    assert.deepEqual([status, body.fieldErrors], [400, { name: { code } }], name);
    const details = { email: 'new@example.com', name, role: 'CLEANER' };
    assert.deepEqual((await house.post('/api/auth/request-register-code', details)).body.fieldErrors?.name?.code, code);
  }
  assert.equal((await rename('Sam Support')).status, 200);
  assert.equal((await rename('Freshkey Admin', await anAdmin(house))).status, 200);
  assert.equal((await rename('Sam\u2028Stone')).body.name, 'Sam Stone');
});

test('what has expired is deleted daily', async () => {
  const [gone, alive] = [await aHost(house), await aHost(house)];
  house.clock.forward(29 * day);
  await statusOf(alive.token);
  house.clock.forward(2 * day);
  await purgeSignIn(house.kit);
  const left = await house.kit.db.select({ userId: sessions.userId }).from(sessions);
  assert.ok(left.some(({ userId }) => userId === alive.id));
  assert.ok(!left.some(({ userId }) => userId === gone.id));
});

test('the network of a house says nothing about where a session is', async () => {
  const host = await aHost(house);
  const networkAs = async (network: string) => {
    await house.kit.db.update(sessions).set({ network }).where(eq(sessions.userId, host.id));
    return (await house.get('/api/me/sessions', host.token)).body[0].network;
  };
  for (const own of ['127.0.0', '10.1.2', '192.168.1', '172.20.0', '::1', 'fd12:3456:789a'])
    assert.equal(await networkAs(own), null, own);
  for (const far of ['203.0.113', '172.32.0', '2001:db8:1']) assert.equal(await networkAs(far), far);
});
