import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { CreationOptions, RequestOptions } from '#contract/passkeys.ts';
import { minute } from '#server/platform/clock.ts';
import { aPasskey } from '#server/testing/a-passkey.ts';
import { anAuthenticator } from '#server/testing/an-authenticator.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, type Somebody } from '#server/testing/people.ts';
import { passkeys } from '../table.ts';

const house = await aHouse();
const password = 'correct horse battery';
const { origin } = new URL(house.kit.settings.publicUrl);

const withPassword = ({ email }: Somebody) => house.post('/api/auth/login/password', { email, password });
const challengeOf = async (somebody: Somebody): Promise<string> => (await withPassword(somebody)).body.challenge;
const ask = (challenge: string) => house.post('/api/auth/login/passkey/options', { challenge });
const enter = (challenge: string, passkey: unknown) => house.post('/api/auth/login/passkey', { challenge, passkey });

async function aGuardedHost() {
  const host = await aHost(house, { password });
  return { host, app: await anAuthenticator(house, host) };
}

async function added(host: Somebody, code: string, key = aPasskey(origin)) {
  const options = await house.post('/api/me/passkeys/options', { code }, host.token);
  assert.equal(options.status, 200, JSON.stringify(options.body));
  const { status, body } = await house.post('/api/me/passkeys', { passkey: key.create(options.body) }, host.token);
  assert.equal(status, 201, JSON.stringify(body));
  return { key, passkey: body };
}

async function aHostWithPasskey() {
  const { host, app } = await aGuardedHost();
  return { host, app, ...(await added(host, app.recoveryCodes[0] ?? '')) };
}

test('a passkey is added for a code, listed, told of by mail, and taken away', async () => {
  const { host, passkey } = await aHostWithPasskey();
  const { body } = await house.get('/api/me/passkeys', host.token);
  assert.deepEqual(body, [passkey]);
  assert.deepEqual(Object.keys(passkey), ['id', 'name', 'createdAt', 'lastUsedAt']);
  assert.equal((await lastMail(house, host.email)).subject, 'A passkey was added to your Freshkey account');
  const [row] = await house.kit.db.select().from(passkeys).where(eq(passkeys.userId, host.id));
  assert.deepEqual(row?.transports, ['internal'], 'what is not known is left out');

  const stranger = await aHost(house);
  assert.equal((await house.remove(`/api/me/passkeys/${passkey.id}`, stranger.token)).status, 404);
  assert.equal((await house.remove(`/api/me/passkeys/${passkey.id}`, host.token)).status, 204);
  assert.deepEqual((await house.get('/api/me/passkeys', host.token)).body, []);
  assert.equal((await lastMail(house, host.email)).subject, 'A passkey was removed from your Freshkey account');
  assert.deepEqual(Object.keys((await withPassword(host)).body), ['challenge'], 'it is not offered any more');
});

test('it is the second step of a login in place of a code, once for each challenge', async () => {
  const { host, key } = await aHostWithPasskey();
  const first = await withPassword(host);
  assert.deepEqual(Object.keys(first.body), ['challenge', 'passkey']);
  const { challenge } = first.body;
  const { status, body: options } = await ask(challenge);
  assert.equal(status, 200);
  assert.equal(options.allowCredentials.length, 1);
  const used = key.use(options);
  const session = await enter(challenge, used);
  assert.equal(session.status, 200, JSON.stringify(session.body));
  assert.equal((await house.get('/api/me', session.body.token)).body.id, host.id);
  assert.equal((await enter(challenge, used)).status, 401, 'answered once');
  assert.ok((await house.get('/api/me/passkeys', host.token)).body[0].lastUsedAt);
});

test('what was signed elsewhere, for another challenge, by another key or by a copy opens nothing', async () => {
  const { host, key } = await aHostWithPasskey();
  const tries = [
    (options: RequestOptions) => key.use({ ...options, challenge: 'AAAA' }),
    (options: RequestOptions) => key.use({ ...options, rpId: 'elsewhere.example' }),
    (options: RequestOptions) => ({ ...aPasskey(origin).use(options), id: key.use(options).id }),
    (options: RequestOptions) => aPasskey(origin).use(options),
    (options: RequestOptions) => {
      const { response, ...rest } = key.use(options);
      return { ...rest, response: { ...response, signature: 'AAAA' } };
    },
    (options: RequestOptions) => {
      key.turnBack();
      return key.use(options);
    },
  ];
  for (const [n, attempt] of tries.entries()) {
    house.clock.forward(2 * minute);
    const challenge = await challengeOf(host);
    const { body: options } = await ask(challenge);
    const { status, body } = await enter(challenge, attempt(options));
    assert.deepEqual([status, body.error], [401, 'wrong_code'], `try ${n}`);
  }
  const fooled = aPasskey('https://freshkey.example.evil');
  const options = await house.post('/api/me/passkeys/options', { code: 'nonsense' }, host.token);
  assert.equal(options.status, 422);
  assert.equal(
    (
      await house.post(
        '/api/me/passkeys',
        { passkey: fooled.create({ challenge: 'AAAA', rp: { id: 'x', name: 'x' } }) },
        host.token,
      )
    ).status,
    422,
  );
});

test('a wrong one leaves what was asked unanswerable, five of them the whole login', async () => {
  const { host, key } = await aHostWithPasskey();
  const challenge = await challengeOf(host);
  const { body: asked } = await ask(challenge);
  assert.equal((await enter(challenge, aPasskey(origin).use(asked))).status, 401);
  assert.equal((await enter(challenge, key.use(asked))).status, 401, 'asked once, answered once');
  for (let n = 0; n < 3; n++) {
    const { body } = await ask(challenge);
    assert.equal((await enter(challenge, aPasskey(origin).use(body))).status, 401);
  }
  assert.equal((await ask(challenge)).status, 401, 'five wrong ones');
  const another = await challengeOf(host);
  assert.equal((await enter(another, key.use((await ask(another)).body))).status, 200);
});

test('somebody else’s passkey opens nobody else’s account, and cannot be added twice', async () => {
  const one = await aHostWithPasskey();
  const other = await aHostWithPasskey();
  const challenge = await challengeOf(one.host);
  const { body } = await ask(challenge);
  assert.equal((await enter(challenge, other.key.use(body))).status, 401);
  const options = await house.post('/api/me/passkeys/options', { code: one.app.recoveryCodes[1] }, one.host.token);
  const again = await house.post('/api/me/passkeys', { passkey: other.key.create(options.body) }, one.host.token);
  assert.deepEqual([again.status, again.body.error], [409, 'already_exists']);
});

test('what was asked is good for five minutes, once, and only while two-factor is on', async () => {
  const { host, app } = await aGuardedHost();
  const options = (n: number) => house.post('/api/me/passkeys/options', { code: app.recoveryCodes[n] }, host.token);
  const add = async (body: CreationOptions) =>
    house.post('/api/me/passkeys', { passkey: aPasskey(origin).create(body) }, host.token);
  const late = (await options(0)).body;
  house.clock.forward(5 * minute);
  assert.equal((await add(late)).status, 422);
  const once = (await options(1)).body;
  assert.equal((await add(once)).status, 201);
  assert.equal((await add(once)).status, 422);
  const off = (await options(2)).body;
  assert.equal(
    (await house.send('DELETE', '/api/me/two-factor', { as: host.token, body: { code: app.recoveryCodes[3] } })).status,
    204,
  );
  assert.equal((await add(off)).status, 422);
  assert.deepEqual((await house.get('/api/me/passkeys', host.token)).body, [], 'they go with the app');
  assert.equal((await options(4)).status, 409);
});

test('ten at most', async () => {
  const { host, app } = await aGuardedHost();
  for (let n = 0; n < 10; n++) {
    house.clock.forward(minute);
    await added(host, n < 9 ? (app.recoveryCodes[n] ?? '') : app.code());
  }
  house.clock.forward(minute);
  const { status, body } = await house.post('/api/me/passkeys/options', { code: app.code() }, host.token);
  assert.deepEqual([status, body.error], [409, 'already_exists']);
});

test('an erased account has none', async () => {
  const { host } = await aHostWithPasskey();
  assert.equal((await house.send('DELETE', '/api/me', { as: host.token, body: { email: host.email } })).status, 204);
  assert.deepEqual(await house.kit.db.select().from(passkeys).where(eq(passkeys.userId, host.id)), []);
});
