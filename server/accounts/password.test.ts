import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { minute } from '#server/platform/clock.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aCleaner, aHost, anAdmin } from '#server/testing/people.ts';
import { users } from './table.ts';

const house = await aHouse();

const [secret, newSecret] = ['correct horse battery', 'staple paper clip'];
const login = (email: string, password: string) => house.post('/api/auth/login/password', { email, password });
const setPassword = (token: string, password: string, currentPassword?: string) =>
  house.put('/api/me/password', { password, currentPassword }, token);

test('an admin signs in with the password', async () => {
  const admin = await anAdmin(house, { password: secret });
  const { status, body } = await login(admin.email.toUpperCase(), secret);
  assert.equal(status, 200);
  assert.equal(body.user.role, 'ADMIN');
  assert.equal((await house.get('/api/me', body.token)).status, 200);
});

test('a wrong password, an unknown email and an account without a password get the same refusal', async () => {
  const [withPassword, without] = [await aHost(house, { password: secret }), await aHost(house)];
  for (const email of [withPassword.email, without.email, 'stranger@example.com']) {
    const { status, body } = await login(email, 'not the password');
    assert.equal(status, 401);
    assert.equal(body.error, 'invalid_credentials');
    assert.equal(body.message, 'Invalid email or password');
  }
});

test('an account says whether it has a password', async () => {
  const host = await aHost(house);
  const hasPassword = async () => (await house.get('/api/me', host.token)).body.hasPassword;
  assert.equal(await hasPassword(), undefined);
  assert.equal((await setPassword(host.token, secret)).status, 204);
  assert.equal(await hasPassword(), true);
});

test('a suspended account may sign in', async () => {
  const host = await aHost(house, { password: secret });
  await house.kit.db.update(users).set({ suspendedAt: house.clock.now() }).where(eq(users.id, host.id));
  const { status, body } = await login(host.email, secret);
  assert.equal(status, 200);
  assert.equal((await house.get('/api/me', body.token)).status, 200);
  assert.equal((await house.patch('/api/me', { name: 'Other' }, body.token)).body.error, 'account_suspended');
});

test('passwords are stored as argon2id, never as sent', async () => {
  const host = await aHost(house);
  assert.equal((await setPassword(host.token, secret)).status, 204);
  const [row] = await house.kit.db.select().from(users).where(eq(users.id, host.id));
  assert.match(String(row?.passwordHash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a password has 10 to 128 characters, is not among the most common and not the email', async () => {
  const host = await aHost(house, { email: 'quite-a-long-mailbox@example.com' });
  const cases = [
    ['123456789', 'Use at least 10 characters'],
    ['x'.repeat(129), 'Use at most 128 characters'],
    ['1234567890', 'This password is too common'],
    ['QwertyUIOP', 'This password is too common'],
    ['aaaaaaaaaa', 'This password is too common'],
    ['1212121212', 'This password is too common'],
    [host.email.toUpperCase(), 'Don’t use your email address as your password'],
    [host.email.split('@')[0] ?? '', 'Don’t use your email address as your password'],
  ] as const;
  for (const [password, sentence] of cases) {
    const answer = await setPassword(host.token, password);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.body.fields, { password: sentence });
  }
  assert.equal((await setPassword(host.token, `${'x'.repeat(118)} and more!`)).status, 204);
});

test('changing a password takes the current one and ends every other session', async () => {
  const host = await aHost(house, { password: secret });
  const other = (await login(host.email, secret)).body.token;
  assert.deepEqual((await setPassword(host.token, newSecret)).body.fields, {
    currentPassword: 'This field is required',
  });
  assert.deepEqual((await setPassword(host.token, newSecret, 'not the password')).body.fields, {
    currentPassword: 'This isn’t your current password',
  });
  assert.equal((await setPassword(host.token, newSecret, secret)).status, 204);
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  assert.equal((await house.get('/api/me', other)).status, 401);
  assert.equal((await login(host.email, secret)).status, 401);
  assert.equal((await login(host.email, newSecret)).status, 200);
});

test('someone who forgot the password signs in by mail and sets a new one within 15 minutes', async () => {
  const cleaner = await aCleaner(house, { password: secret });
  await house.post('/api/auth/request-login-code', { email: cleaner.email });
  const { code } = await lastMail(house, cleaner.email);
  const { token } = (await house.post('/api/auth/verify-login', { email: cleaner.email, code })).body;
  assert.equal((await setPassword(token, newSecret)).status, 204);
  house.clock.forward(15 * minute);
  assert.equal((await setPassword(token, secret)).status, 400);
});

test('guessing the current password in a stolen session is limited like any guessing', async () => {
  const host = await aHost(house, { password: secret });
  for (let n = 0; n < 10; n++) assert.equal((await setPassword(host.token, newSecret, 'a wrong one')).status, 400);
  const refused = await setPassword(host.token, newSecret, secret);
  assert.equal(refused.status, 429);
  assert.equal(refused.headers['retry-after'], String(15 * 60));
});
