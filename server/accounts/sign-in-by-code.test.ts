import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, hour, minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { translate } from '#server/platform/translate.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';

const house = await aHouse();
let network = 0;

const ask = (email: string, from = ++network) =>
  house.send('POST', '/api/auth/request-login-code', { body: { email }, headers: fromNetwork(from) });
const verify = (email: string, code: string | null) => house.post('/api/auth/verify-login', { email, code });
const openLink = (token: string | null) => house.post('/api/auth/verify-link', { token });
const wrong = (code: string | null) => String((Number(code) + 1) % 10_000).padStart(4, '0');

function assertRefused(answer: { status: number; body: { error: string; message: string } }): void {
  assert.equal(answer.status, 401);
  assert.equal(answer.body.error, 'invalid_code');
  assert.equal(answer.body.message, 'Invalid or expired code');
}

test('a host signs in with the mailed code, once', async () => {
  const host = await aHost(house);
  const asked = await ask(host.email.toUpperCase());
  assert.equal(asked.status, 200);
  assert.equal(typeof asked.body.message, 'string');
  const { code } = await lastMail(house, host.email);
  const { status, body } = await verify(host.email, code);
  assert.equal(status, 200);
  assert.equal(Buffer.from(body.token, 'base64url').length, 32);
  assert.equal(body.user.id, host.id);
  assert.equal((await house.get('/api/me', body.token)).body.email, host.email);
  assertRefused(await verify(host.email, code));
});

test('the mail has the code on its own line, a link to our own address and no name', async () => {
  const host = await aHost(house, { name: 'Click http://evil.example' });
  await ask(host.email);
  const { subject, text, code, link } = await lastMail(house, host.email);
  assert.equal(subject, 'Your Freshkey login code');
  assert.match(text, new RegExp(`^${code}$`, 'm'));
  assert.match(String(link), new RegExp(`^${house.kit.settings.publicUrl}/auth/link#token=[\\w-]{22}$`));
  assert.ok(text.split('\n').includes(String(link)));
  assert.doesNotMatch(text, /evil/);
});

test('the link signs in by POST, once, and uses up the code with it', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const { code, linkToken } = await lastMail(house, host.email);
  assert.equal((await house.get('/auth/link')).status, 404, 'opening it does nothing on the server');
  const { status, body } = await openLink(linkToken);
  assert.equal(status, 200);
  assert.equal(body.user.id, host.id);
  assertRefused(await openLink(linkToken));
  assertRefused(await verify(host.email, code));
});

test('code and link are valid for ten minutes', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const { code, linkToken } = await lastMail(house, host.email);
  house.clock.forward(10 * minute);
  assertRefused(await verify(host.email, code));
  assertRefused(await openLink(linkToken));
});

test('a new code invalidates the old one and its link', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const old = await lastMail(house, host.email);
  house.clock.forward(1000);
  await ask(host.email);
  const fresh = await lastMail(house, host.email);
  if (old.code !== fresh.code) assertRefused(await verify(host.email, old.code));
  assertRefused(await openLink(old.linkToken));
  assert.equal((await verify(host.email, fresh.code)).status, 200);
});

test('five wrong tries invalidate the code, not its link', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const { code, linkToken } = await lastMail(house, host.email);
  for (let tries = 0; tries < 5; tries++) assertRefused(await verify(host.email, wrong(code)));
  assertRefused(await verify(host.email, code));
  assert.equal((await openLink(linkToken)).status, 200);
});

test('a login code cannot be used to register', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const { code } = await lastMail(house, host.email);
  const registration = { email: host.email, code, name: 'Hanna', role: 'HOST' };
  assertRefused(await house.post('/api/auth/verify-register', registration));
});

test('two verifications of one code at once make one session', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const { code } = await lastMail(house, host.email);
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(host.email, code)));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401, 401, 401, 401, 401, 401, 401]);
});

test('an email without an account gets the same answer and a mail that says so', async () => {
  const host = await aHost(house);
  const [known, unknown] = [await ask(host.email), await ask('stranger@example.com')];
  assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
  const { code, link, text } = await lastMail(house, 'stranger@example.com');
  assert.equal(code, null);
  assert.equal(link, `${house.kit.settings.publicUrl}/register`);
  assert.match(text, /there’s no account/);
  assertRefused(await verify('stranger@example.com', '0000'));
});

test('an admin is told to use the password; no code goes out', async () => {
  const admin = await anAdmin(house);
  const asked = await ask(admin.email);
  assert.equal(asked.status, 200);
  const { code, link, text } = await lastMail(house, admin.email);
  assert.equal(code, null);
  assert.equal(link, `${house.kit.settings.publicUrl}/admin/login`);
  assert.match(text, /password/);
});

test('one network may request five codes an hour and ten a day for an email', async () => {
  const host = await aHost(house);
  const from = ++network;
  const fiveTimes = async () => {
    for (let times = 0; times < 5; times++) assert.equal((await ask(host.email, from)).status, 200);
  };
  await fiveTimes();
  const refused = await ask(host.email, from);
  assert.equal(refused.status, 429);
  assert.equal(refused.body.error, 'rate_limited');
  assert.equal(refused.headers['retry-after'], '3600');
  house.clock.forward(hour);
  await fiveTimes();
  house.clock.forward(hour);
  const tomorrow = await ask(host.email, from);
  assert.equal(tomorrow.status, 429);
  assert.equal(tomorrow.headers['retry-after'], String(22 * 3600));
  house.clock.forward(22 * hour);
  await fiveTimes();
});

test('one IP address may request thirty codes an hour, for any emails', async () => {
  const from = ++network;
  for (let n = 0; n < 30; n++) assert.equal((await ask(`many-${n}@example.com`, from)).status, 200);
  assert.equal((await ask('many-30@example.com', from)).status, 429);
  assert.equal((await ask('many-30@example.com')).status, 200);
});

test('past twenty a day overall the answer is the same, no mail goes out and the last link still works', async () => {
  const host = await aHost(house);
  for (let times = 0; times < 20; times++) await ask(host.email);
  const { linkToken } = await lastMail(house, host.email);
  const answer = await ask(host.email);
  assert.deepEqual([answer.status, answer.body], [200, (await ask('somebody@example.com')).body]);
  assert.equal((await recentMails(house.kit.db, host.email)).length, 20);
  assert.equal((await openLink(linkToken)).status, 200);
  house.clock.forward(day);
});

test('mails are written in the reader’s language, or in English if it has no texts', async () => {
  const host = await aHost(house);
  await house.patch('/api/me', { locale: 'ht' }, host.token);
  await ask(host.email);
  assert.equal((await lastMail(house, host.email)).subject, translate('ht', 'mail:signIn.login.subject'));
});

test('bodies are refused with a sentence for each field', async () => {
  const cases = [
    [{ email: 'nobody' }, { email: 'Invalid email address' }],
    [{}, { email: 'Email is required' }],
    [{ email: 'a@example.com', role: 'ADMIN' }, { role: 'Unknown field' }],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, { email: 'Invalid email address' }],
  ] as const;
  for (const [body, fields] of cases) {
    const answer = await house.post('/api/auth/request-login-code', body);
    assert.equal(answer.status, 400);
    assert.deepEqual(answer.body.fields, fields);
  }
  assert.equal((await verify('a@example.com', '12345')).status, 400);
});

test('a code that is entered where its account is logged in leaves that session alive', async () => {
  const host = await aHost(house);
  await ask(host.email);
  const { code } = await lastMail(house, host.email);
  const body = { email: host.email, code };
  const { body: session } = await house.send('POST', '/api/auth/verify-login', { as: host.token, body });
  for (const token of [host.token, session.token]) assert.equal((await house.get('/api/me', token)).status, 200);
});

test('the mail to an address that is not confirmed speaks of confirming it', async () => {
  const body = { email: 'not-yet@example.com', password: 'a long enough passphrase', name: 'Nia New', role: 'HOST' };
  assert.equal((await house.post('/api/auth/register', body)).status, 201);
  await ask(body.email);
  assert.equal((await lastMail(house, body.email)).subject, 'Confirm your email for Freshkey');
  const host = await aHost(house);
  await ask(host.email);
  assert.equal((await lastMail(house, host.email)).subject, 'Your Freshkey login code');
});
