import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute, plus } from '#server/platform/clock.ts';
import { aPasskey } from '#server/testing/a-passkey.ts';
import { anAuthenticator } from '#server/testing/an-authenticator.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { removeTwoFactor } from '../two-factor/remove-two-factor.ts';

// A passkey as the only second factor of an account, without an authenticator app.

const password = 'correct horse battery';
const stripe = { secretKey: 'sk_test_none', publishableKey: 'pk_test_none', webhookSecret: 'whsec_none' };
const house = await aHouse();
type House = typeof house;

const originOf = ({ kit }: House) => new URL(kit.settings.publicUrl).origin;
const withPassword = (at: House, { email }: Somebody) => at.post('/api/auth/login/password', { email, password });
const askFirst = (at: House, { token }: Somebody) => at.post('/api/me/passkeys/options', {}, token);
const off = ({ token }: Somebody, code?: string) =>
  house.send('DELETE', '/api/me/two-factor', { as: token, body: { code } });

async function setUp(at: House, somebody: Somebody) {
  const key = aPasskey(originOf(at));
  const options = await askFirst(at, somebody);
  assert.equal(options.status, 200, JSON.stringify(options.body));
  const added = await at.post('/api/me/passkeys', { passkey: key.create(options.body) }, somebody.token);
  assert.equal(added.status, 201, JSON.stringify(added.body));
  const { recoveryCodes, ...passkey }: { id: string; recoveryCodes: string[] } = added.body;
  return { key, passkey, recoveryCodes };
}

async function aHostWithOnlyAPasskey() {
  const host = await aHost(house, { password });
  return { host, ...(await setUp(house, host)) };
}

test('the first passkey turns two-factor on, gives the recovery codes once and is told of by mail', async () => {
  const { host, passkey, recoveryCodes } = await aHostWithOnlyAPasskey();
  assert.equal(recoveryCodes.length, 10);
  assert.deepEqual((await house.get('/api/me/passkeys', host.token)).body, [passkey]);
  const { body } = await house.get('/api/me/two-factor', host.token);
  assert.deepEqual(
    { ...body, since: body.since !== null },
    {
      ...{ since: true, recoveryCodesLeft: 10, required: false, withoutApp: true },
    },
  );
  const mail = await lastMail(house, host.email);
  assert.equal(mail.subject, 'Two-factor authentication is on');
  assert.match(mail.text, /passkey/);
});

test('a login takes the passkey or a recovery code, and no code of an app that was only begun', async () => {
  const host = await aHost(house, { password });
  const { secret } = (await house.post('/api/me/two-factor', undefined, host.token)).body;
  const { key, recoveryCodes } = await setUp(house, host);
  const first = await withPassword(house, host);
  const { challenge, ...offered } = first.body;
  assert.deepEqual(offered, { passkey: true, withoutApp: true });
  const code = (typed?: string) => house.post('/api/auth/login/two-factor', { challenge, code: typed });
  assert.equal((await code(anAuthenticator.of(house, secret).code())).status, 401);
  const { body: options } = await house.post('/api/auth/login/passkey/options', { challenge });
  const signed = await house.post('/api/auth/login/passkey', { challenge, passkey: key.use(options) });
  assert.equal(signed.status, 200, JSON.stringify(signed.body));
  const again = (await withPassword(house, host)).body.challenge;
  const used = await house.post('/api/auth/login/two-factor', { challenge: again, code: recoveryCodes[0] });
  assert.equal(used.status, 200, JSON.stringify(used.body));
});

test('the only one is not removed on its own; beside another it is, and a recovery code turns all off', async () => {
  const { host, passkey, recoveryCodes } = await aHostWithOnlyAPasskey();
  const remove = () => house.remove(`/api/me/passkeys/${passkey.id}`, host.token);
  const refused = await remove();
  assert.deepEqual([refused.status, refused.body.error], [409, 'invalid_transition']);
  assert.equal((await house.get('/api/me/passkeys', host.token)).body.length, 1);

  assert.equal((await askFirst(house, host)).status, 409, 'from now on for a code only');
  const options = await house.post('/api/me/passkeys/options', { code: recoveryCodes[0] }, host.token);
  const another = await house.post(
    '/api/me/passkeys',
    { passkey: aPasskey(originOf(house)).create(options.body) },
    host.token,
  );
  assert.deepEqual([another.status, another.body.recoveryCodes], [201, undefined]);
  assert.equal((await remove()).status, 204);

  assert.equal((await off(host, 'nonsense')).status, 422);
  assert.equal((await off(host, recoveryCodes[1])).status, 204);
  assert.deepEqual((await house.get('/api/me/passkeys', host.token)).body, []);
  assert.equal(typeof (await withPassword(house, host)).body.token, 'string');
});

test('what was asked without a code adds nothing once an app is on, nor twice', async () => {
  const host = await aHost(house, { password });
  const asked = await askFirst(house, host);
  await anAuthenticator(house, host);
  const add = (body: typeof asked.body) =>
    house.post('/api/me/passkeys', { passkey: aPasskey(originOf(house)).create(body) }, host.token);
  assert.equal((await add(asked.body)).status, 422);

  const other = await aHost(house, { password });
  const { body } = await askFirst(house, other);
  const both = await Promise.all(
    [0, 1].map(() => house.post('/api/me/passkeys', { passkey: aPasskey(originOf(house)).create(body) }, other.token)),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422]);
});

test('it is all that an admin of a production needs, and turned off leads to setting it up anew', async () => {
  const live = await aHouse({ settings: { mode: 'production', stripe } });
  const admin = await anAdmin(live, { password });
  const { token } = (await withPassword(live, admin)).body;
  assert.equal((await live.get('/api/admin/stats', token)).status, 403);
  const { recoveryCodes } = await setUp(live, { ...admin, token });
  assert.equal((await live.get('/api/admin/stats', token)).status, 200);
  assert.equal((await live.get('/api/me', token)).body.twoFactorNeeded, undefined);
  const body = { code: recoveryCodes[0] };
  assert.equal((await live.send('DELETE', '/api/me/two-factor', { as: token, body })).status, 204);
  assert.equal((await live.get('/api/admin/stats', token)).status, 403);
  assert.equal((await live.get('/api/me/passkeys', token)).status, 403);
  await setUp(live, { ...admin, token });
});

test('the operator lets someone in who has lost passkey and codes', async () => {
  const { host } = await aHostWithOnlyAPasskey();
  assert.equal(await house.kit.db.transaction((tx) => removeTwoFactor(house.kit, tx, host.email)), host.id);
  assert.equal(typeof (await withPassword(house, host)).body.token, 'string');
});

test('the passkey alone gives new recovery codes when none is left, once for each question', async () => {
  const { host, key, recoveryCodes } = await aHostWithOnlyAPasskey();
  const ask = async () => (await house.post('/api/me/passkeys/proof', undefined, host.token)).body;
  const renew = (body: object) => house.post('/api/me/two-factor/recovery-codes', body, host.token);
  const options = await ask();
  const signed = key.use(options);
  const renewed = await renew({ passkey: signed });
  assert.equal(renewed.status, 200, JSON.stringify(renewed.body));
  assert.equal(renewed.body.recoveryCodes.length, 10);
  assert.equal((await renew({ code: recoveryCodes[0] })).status, 422, 'the old ones are gone');
  assert.equal((await renew({ passkey: signed })).status, 422, 'what was signed is good once');
  assert.equal((await renew({ passkey: key.use(options) })).status, 422, 'what was asked is asked once');
  const [asked, stranger] = [await ask(), aPasskey(originOf(house))];
  assert.equal((await renew({ passkey: stranger.use(asked) })).status, 422, 'by another passkey');
  assert.equal((await renew({ passkey: key.use(asked) })).status, 422, 'after a wrong answer');
  for (const body of [{}, { code: renewed.body.recoveryCodes[0], passkey: key.use(await ask()) }])
    assert.equal((await renew(body)).status, 400, JSON.stringify(Object.keys(body)));
  assert.equal((await renew({ code: renewed.body.recoveryCodes[0] })).status, 200);
});

test('nobody without a passkey is asked for one, and what was asked more than five minutes ago is no proof', async () => {
  const bare = await aHost(house, { password });
  assert.equal((await house.post('/api/me/passkeys/proof', undefined, bare.token)).status, 409);
  const { host, key } = await aHostWithOnlyAPasskey();
  const { body: options } = await house.post('/api/me/passkeys/proof', undefined, host.token);
  house.clock.set(plus(house.clock.now(), 6 * minute));
  const late = await house.post('/api/me/two-factor/recovery-codes', { passkey: key.use(options) }, host.token);
  assert.equal(late.status, 422);
});
