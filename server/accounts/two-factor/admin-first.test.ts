import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minute } from '#server/platform/clock.ts';
import { anAuthenticator } from '#server/testing/an-authenticator.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost, anAdmin } from '#server/testing/people.ts';
import { removeTwoFactor } from './remove-two-factor.ts';

const password = 'a long enough passphrase';
const stripe = { secretKey: 'sk_test_none', publishableKey: 'pk_test_none', webhookSecret: 'whsec_none' };

test('in production an admin sets it up before anything else; a host need not', async () => {
  const house = await aHouse({ settings: { mode: 'production', stripe } });
  const admin = await anAdmin(house, { password });
  const signedIn = await house.post('/api/auth/login/password', { email: admin.email, password });
  assert.equal(signedIn.body.user.twoFactorNeeded, true);
  const as = signedIn.body.token;
  for (const path of ['/api/admin/stats', '/api/admin/settings', '/api/notifications', '/api/me/sessions']) {
    const { status, body } = await house.get(path, as);
    assert.deepEqual([status, body.error], [403, 'forbidden'], path);
  }
  assert.equal((await house.put('/api/me/password', { password: 'another passphrase' }, as)).status, 403);
  assert.equal((await house.get('/api/me', as)).status, 200);
  assert.equal((await house.get('/api/me/two-factor', as)).body.required, true);
  const app = await anAuthenticator(house, { ...admin, token: as });
  assert.equal((await house.get('/api/admin/stats', as)).status, 200);
  assert.equal((await house.get('/api/me', as)).body.twoFactorNeeded, undefined);

  house.clock.forward(minute);
  const body = { code: app.code() };
  assert.equal((await house.send('DELETE', '/api/me/two-factor', { as, body })).status, 204);
  assert.equal((await house.get('/api/admin/stats', as)).status, 403, 'led to set it up anew');

  const host = await aHost(house, { password });
  assert.equal((await house.get('/api/me/sessions', host.token)).status, 200);
});

test('in a demo it is offered, not asked for', async () => {
  const house = await aHouse();
  const admin = await anAdmin(house);
  assert.equal((await house.get('/api/admin/stats', admin.token)).status, 200);
  assert.equal((await house.get('/api/me', admin.token)).body.twoFactorNeeded, undefined);
});

test('the operator lets someone in who has lost phone and codes', async () => {
  const house = await aHouse();
  const host = await aHost(house, { password });
  await anAuthenticator(house, host);
  const remove = () => house.kit.db.transaction((tx) => removeTwoFactor(house.kit, tx, host.email));
  assert.equal(await remove(), host.id);
  assert.equal((await house.get('/api/me', host.token)).status, 401);
  const { body } = await house.post('/api/auth/login/password', { email: host.email, password });
  assert.equal(typeof body.token, 'string');
  assert.equal(await remove(), null);
});
