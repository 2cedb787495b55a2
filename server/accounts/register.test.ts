import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { termsVersion } from '#contract/terms.ts';
import { aHouse } from '#server/testing/house.ts';
import { inTurns, upTo } from '#server/testing/in-turns.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';
import { users } from './table.ts';

const house = await aHouse();
let [network, people] = [0, 0];

const somebodyNew = (more = {}) => ({ email: `new-${++people}@example.com`, name: 'Nora New', role: 'HOST', ...more });
const send = (path: string, body: unknown, from = ++network) =>
  house.send('POST', path, { body, headers: { ...fromNetwork(from), 'accept-language': 'xx, de-AT;q=0.9, en;q=0.8' } });
const ask = (registration: unknown) => send('/api/auth/request-register-code', registration);
const verify = (registration: object, code: string | null) =>
  send('/api/auth/verify-register', { ...registration, code });
const password = 'correct horse battery';

test('someone who registers with the mailed code has a proven email', async () => {
  const nora = somebodyNew({ phone: '(512) 555-0134' });
  assert.equal((await ask(nora)).status, 200);
  const { code } = await lastMail(house, nora.email);
  const { status, body } = await verify(nora, code);
  assert.equal(status, 201);
  const { id, createdAt, ...user } = body.user;
  assert.deepEqual(user, {
    email: nora.email,
    name: 'Nora New',
    firstName: 'Nora',
    role: 'HOST',
    phone: '(512) 555-0134',
    onboardingCompleted: false,
    ratingAvg: null,
    ratingCount: 0,
    emailVerified: true,
    locale: 'de',
    distanceUnit: 'mi',
  });
  assert.equal((await house.get('/api/me', body.token)).body.id, id);
  assert.equal(createdAt, house.clock.now().toISOString());
});

test('the mailed link registers with what was typed', async () => {
  const carla = somebodyNew({ name: 'Carla Cleaner', role: 'CLEANER' });
  await ask(carla);
  const { linkToken, text } = await lastMail(house, carla.email);
  assert.doesNotMatch(text, /Carla/, 'a stranger’s mailbox is told nothing that was typed');
  const { status, body } = await house.post('/api/auth/verify-link', { token: linkToken });
  assert.equal(status, 200);
  assert.deepEqual([body.user.name, body.user.role], ['Carla Cleaner', 'CLEANER']);
});

test('a known email gets the same answer and a mail with a code to sign in with', async () => {
  const host = await aHost(house);
  const [unknown, known] = [await ask(somebodyNew()), await ask(somebodyNew({ email: host.email }))];
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  const { code, text } = await lastMail(house, host.email);
  assert.match(text, /already has an account/);
  assert.equal((await verify(somebodyNew({ email: host.email }), code)).status, 401);
  assert.equal((await house.post('/api/auth/verify-login', { email: host.email, code })).body.user.id, host.id);
});

test('no one can make themselves an admin, and unknown fields are refused', async () => {
  for (const path of ['/api/auth/register', '/api/auth/request-register-code']) {
    const secret = path.endsWith('register') ? { password } : {};
    assert.equal((await send(path, { ...somebodyNew({ role: 'ADMIN' }), ...secret })).status, 400);
    for (const key of ['id', 'emailVerified', 'suspendedAt', 'onboardingCompleted', 'constructor']) {
      const answer = await send(path, { ...somebodyNew(), ...secret, [key]: true });
      assert.equal(answer.status, 400);
      assert.ok(answer.body.fields[key], key);
    }
    const poisoned = JSON.stringify({ ...somebodyNew(), ...secret }).replace('{', '{"__proto__":{"role":"ADMIN"},');
    const headers = { 'content-type': 'application/json' };
    assert.equal((await house.send('POST', path, { body: poisoned, headers })).status, 400);
  }
  assert.equal((await house.get('/dev/mail?__proto__=x')).status, 400);
});

test('registering with a password signs in at once; the account may look but not act', async () => {
  const nora = somebodyNew();
  const { status, body } = await send('/api/auth/register', { ...nora, password });
  assert.equal(status, 201);
  assert.equal(body.user.emailVerified, false);
  assert.equal((await house.get('/api/me', body.token)).status, 200);
  const acted = await house.put('/api/me/password', { password: 'another long secret' }, body.token);
  assert.equal(acted.status, 403);
  assert.equal(acted.body.error, 'email_unverified');
  assert.equal((await house.patch('/api/me', { name: 'Nora Newer' }, body.token)).status, 200);
  assert.equal((await send('/api/auth/login/password', { email: nora.email, password })).status, 200);
});

test('proof in the session that registered keeps the password and ends every other session', async () => {
  const nora = somebodyNew();
  const { token } = (await send('/api/auth/register', { ...nora, password })).body;
  const other = (await send('/api/auth/login/password', { email: nora.email, password })).body.token;
  await send('/api/auth/request-login-code', { email: nora.email });
  const { code, subject } = await lastMail(house, nora.email);
  assert.equal(subject, 'Bestätige deine E-Mail-Adresse für Freshkey');
  const proven = await house.post('/api/auth/verify-login', { email: nora.email, code }, token);
  assert.equal(proven.body.user.emailVerified, true);
  assert.equal((await house.get('/api/me', token)).status, 200);
  assert.equal((await house.get('/api/me', other)).status, 401);
  assert.equal((await send('/api/auth/login/password', { email: nora.email, password })).status, 200);
});

test('any other first proof removes the password: someone else may have registered the email', async () => {
  const squatted = somebodyNew();
  const { token: squatter } = (await send('/api/auth/register', { ...squatted, password })).body;
  const second = (await send('/api/auth/login/password', { email: squatted.email, password })).body.token;
  await send('/api/auth/request-login-code', { email: squatted.email });
  const { linkToken } = await lastMail(house, squatted.email);
  const proven = await house.post('/api/auth/verify-link', { token: linkToken }, second);
  assert.equal(proven.status, 200);
  for (const token of [squatter, second]) assert.equal((await house.get('/api/me', token)).status, 401);
  const refused = await send('/api/auth/login/password', { email: squatted.email, password });
  assert.equal(refused.status, 401);
});

test('an email squatted while its code was on the way belongs to the holder of the code', async () => {
  const nora = somebodyNew();
  await ask(nora);
  const { token: squatter } = (await send('/api/auth/register', { ...nora, password })).body;
  const { code } = await lastMail(house, nora.email);
  assert.equal((await verify(nora, code)).status, 201);
  assert.equal((await house.get('/api/me', squatter)).status, 401);
});

test('a known email gets 409 with a password, five times an hour per IP address, even at once', async () => {
  const host = await aHost(house);
  const from = ++network;
  const tries = Array.from({ length: 12 }, () =>
    send('/api/auth/register', { ...somebodyNew({ email: host.email }), password }, from),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [...Array(5).fill(409), ...Array(7).fill(429)]);
  const elsewhere = await send('/api/auth/register', { ...somebodyNew({ email: host.email }), password });
  assert.equal(elsewhere.body.error, 'already_exists');
});

test('registering one email many times at once makes one account', async () => {
  const nora = somebodyNew();
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('/api/auth/register', { ...nora, password })));
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409, 409]);
});

test('a proven email’s account stays as it is, whoever signs up with it', async () => {
  const nora = somebodyNew();
  await ask(nora);
  const first = await lastMail(house, nora.email);
  assert.equal((await house.post('/api/auth/verify-link', { token: first.linkToken })).status, 200);
  const again = { ...nora, name: 'Somebody Else', role: 'CLEANER' };
  await ask(again);
  const { linkToken } = await lastMail(house, nora.email);
  const { body } = await house.post('/api/auth/verify-link', { token: linkToken });
  assert.deepEqual([body.user.name, body.user.role], ['Nora New', 'HOST']);
});

test('signing up accepts the terms: version and time are recorded, for hosts and cleaners', async () => {
  for (const role of ['HOST', 'CLEANER']) {
    const { body } = await send('/api/auth/register', { ...somebodyNew({ role }), password });
    const [row] = await house.kit.db.select().from(users).where(eq(users.id, body.user.id));
    assert.equal(row?.termsVersion, termsVersion);
    assert.deepEqual(row?.termsAcceptedAt, house.clock.now());

    const byCode = somebodyNew({ role });
    await ask(byCode);
    const { code } = await lastMail(house, byCode.email);
    assert.equal((await verify(byCode, code)).status, 201);
    const [proven] = await house.kit.db.select().from(users).where(eq(users.email, byCode.email));
    assert.deepEqual([proven?.termsVersion, proven?.termsAcceptedAt], [termsVersion, house.clock.now()]);
  }
});

test('one IP address can register 30 accounts an hour', async () => {
  const from = ++network;
  const register = () => send('/api/auth/register', { ...somebodyNew(), password }, from);
  for (let n = 0; n < 30; n++) assert.equal((await register()).status, 201);
  const refused = await register();
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '3600']);
  assert.equal((await send('/api/auth/register', { ...somebodyNew(), password })).status, 201, 'elsewhere');
});

test('a blank-looking name, a phone with markup and a weak password each get a message', async () => {
  const cases = [
    [{ name: '\u200b\u200d\u2060' }, { name: 'Name is required' }],
    [{ name: '\u3164\u2800 \u00ad' }, { name: 'Name is required' }],
    [{ phone: '9125550100<script>' }, { phone: 'Use only digits, spaces and + ( ) - . in a phone number' }],
    [{ phone: '912-555' }, { phone: 'Phone number must be at least 10 digits' }],
    [{ password: 'aaaaaaaaaa' }, { password: 'This password is too common' }],
    [
      { email: 'my-own-address@example.com', password: 'My-Own-Address@example.com' },
      { password: 'Don’t use your email address as your password' },
    ],
  ] as const;
  for (const [change, fields] of cases) {
    const { status, body } = await send('/api/auth/register', { ...somebodyNew(), password, ...change });
    assert.deepEqual([status, body.fields], [400, fields]);
  }
  const joined = somebodyNew({ name: 'नेहा\u200dशर्मा', phone: '+1 (912) 555-01.00' });
  assert.equal((await send('/api/auth/register', { ...joined, password })).status, 201);
});

test('a referral code is CLEAN and the end of the id, and is kept when it names a cleaner', async () => {
  const cleaner = await aCleaner(house);
  const row = async (id: string) => (await house.kit.db.select().from(users).where(eq(users.id, id)))[0];
  const code = (await row(cleaner.id))?.referralCode;
  assert.match(String(code), /^CLEAN[0-9A-F]{3,}$/);
  assert.ok(cleaner.id.replaceAll('-', '').toUpperCase().endsWith(String(code).slice(5)));
  const referred = await send('/api/auth/register', {
    ...somebodyNew({ role: 'CLEANER', referralCode: String(code).toLowerCase() }),
    password,
  });
  assert.equal((await row(referred.body.user.id))?.referredBy, cleaner.id);
  const host = await aHost(house);
  for (const unknown of ['CLEANZZZ', (await row(host.id))?.referralCode]) {
    const refused = await ask(somebodyNew({ referralCode: unknown }));
    assert.equal(refused.status, 400);
    assert.deepEqual(refused.body.fields, { referralCode: 'This referral code isn’t valid' });
  }
});

test('a referral code grows by a character if it is taken', async () => {
  const cleaners = await inTurns(upTo(150), () => aCleaner(house));
  const codes = await house.kit.db.select({ id: users.id, code: users.referralCode }).from(users);
  assert.equal(new Set(codes.map(({ code }) => code)).size, codes.length);
  for (const { id, code } of codes) assert.ok(id.replaceAll('-', '').toUpperCase().endsWith(code.slice(5)));
  assert.equal(cleaners.length, 150);
});
