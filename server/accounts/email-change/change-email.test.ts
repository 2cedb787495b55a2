import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hour, minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';

const house = await aHouse();
const password = 'correct horse battery';
let network = 0;

const ask = ({ token }: Somebody, email: string, currentPassword?: string) =>
  house.send('POST', '/api/me/email', {
    as: token,
    body: { email, ...(currentPassword && { currentPassword }) },
    headers: fromNetwork(++network),
  });
const change = ({ token }: Somebody, email: string, code: string | null) =>
  house.put('/api/me/email', { email, code }, token);
const wrong = (code: string | null) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code to the new address changes it; both addresses are told, every other session ends', async () => {
  const host = await aHost(house, { password });
  const other = (await house.post('/api/auth/login/password', { email: host.email, password })).body.token;
  await house.post('/api/auth/request-login-code', { email: host.email });
  const { linkToken } = await lastMail(house, host.email);
  house.clock.forward(minute);
  assert.equal((await ask(host, 'New@Example.com', password)).status, 200);
  const { code } = await lastMail(house, 'new@example.com');
  assert.match(String(code), /^\d{6}$/);
  const { status, body } = await change(host, 'new@example.com', code);
  assert.deepEqual([status, body.email, body.emailVerified], [200, 'new@example.com', true]);
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  assert.equal((await house.get('/api/me', other)).status, 401);
  assert.equal(
    (await house.post('/api/auth/verify-link', { token: linkToken })).status,
    401,
    'mailed to the old address',
  );
  const told = await Promise.all([host.email, 'new@example.com'].map((to) => recentMails(house.kit.db, to)));
  assert.deepEqual(
    told.map(([mail]) => mail?.subject),
    ['Your Freshkey email address was changed', 'This is now your Freshkey email address'],
  );
  assert.ok(told[0]?.[0]?.text.includes('new@example.com'));
  assert.match(String(told[0]?.[0]?.link), /\/contact$/, 'the old address leads into the account no more');
  assert.match(String(told[1]?.[0]?.link), /\/account$/);
  assert.equal((await house.post('/api/auth/login/password', { email: 'new@example.com', password })).status, 200);
  assert.equal((await change(host, 'new@example.com', code)).status, 400, 'a code works once');
});

test('the password is asked for where there is one; one’s own address is no change', async () => {
  const host = await aHost(house, { password });
  const { status, body } = await ask(host, 'elsewhere@example.com');
  assert.deepEqual([status, body.fieldErrors], [400, { currentPassword: { code: 'required' } }]);
  const guessed = await ask(host, 'elsewhere@example.com', 'not the password');
  assert.deepEqual(guessed.body.fieldErrors, { currentPassword: { code: 'passwordWrong' } });
  assert.deepEqual((await ask(host, host.email, password)).body.fieldErrors, { email: { code: 'emailSame' } });
});

test('an address that has an account is answered the same, gets a mail without a code, and is not taken', async () => {
  const [host, owner] = [await aHost(house), await aHost(house)];
  const known = await ask(host, owner.email);
  const unknown = await ask(await aHost(house), 'nobody-yet@example.com');
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  const mail = await lastMail(house, owner.email);
  assert.deepEqual([mail.subject, mail.code], ['This address already has a Freshkey account', null]);
  for (const code of ['000000', '123456']) assert.equal((await change(host, owner.email, code)).status, 400);
  assert.equal((await house.get('/api/me', owner.token)).body.email, owner.email);
});

test('five wrong codes, ten minutes, another address or another account: the code is worth nothing', async () => {
  const host = await aHost(house);
  await ask(host, 'first@example.com');
  const { code } = await lastMail(house, 'first@example.com');
  assert.equal((await change(host, 'second@example.com', code)).status, 400);
  assert.equal((await change(await aHost(house), 'first@example.com', code)).status, 400);
  for (let n = 0; n < 4; n++) await change(host, 'first@example.com', wrong(code));
  assert.deepEqual((await change(host, 'first@example.com', code)).body.fieldErrors, { code: { code: 'emailCode' } });
  house.clock.forward(minute);
  await ask(host, 'first@example.com');
  const fresh = await lastMail(house, 'first@example.com');
  house.clock.forward(10 * minute);
  assert.equal((await change(host, 'first@example.com', fresh.code)).status, 400);
});

test('registered by somebody since the code was sent: 409, and nothing is changed', async () => {
  const host = await aHost(house);
  await ask(host, 'wanted@example.com');
  const { code } = await lastMail(house, 'wanted@example.com');
  await aHost(house, { email: 'wanted@example.com' });
  const { status, body } = await change(host, 'wanted@example.com', code);
  assert.deepEqual([status, body.error], [409, 'already_exists']);
  assert.equal((await house.get('/api/me', host.token)).body.email, host.email);
});

test('twenty at once with the right code: one changes it; five an hour may be asked for', async () => {
  const host = await aHost(house);
  await ask(host, 'raced@example.com');
  const { code } = await lastMail(house, 'raced@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => change(host, 'raced@example.com', code)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(400)]);
  for (let n = 0; n < 4; n++) assert.equal((await ask(host, `again-${n}@example.com`)).status, 200);
  assert.equal((await ask(host, 'again-5@example.com')).status, 429);
  house.clock.forward(hour + 1);
  assert.equal((await ask(host, 'again-6@example.com')).status, 200);
});
