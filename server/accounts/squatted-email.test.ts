import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { termsVersion } from '#contract/terms.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { users } from './table.ts';

const house = await aHouse();
let [network, people] = [0, 0];

const squattedBy = (more: object) => ({ email: `squatted-${++people}@example.com`, ...more });
const sam = { role: 'CLEANER', name: 'Sam Squatter', phone: '(512) 555-0199' };
const password = 'correct horse battery';
const send = (path: string, body: unknown) => house.send('POST', path, { body, headers: fromNetwork(++network) });

test('whoever proves an unproven e-mail by signing up gets the role, name and phone they typed; the squatter keeps nothing', async () => {
  for (const proof of ['code', 'link'] as const) {
    const squatted = squattedBy(sam);
    const { token: squatter } = (await send('/api/auth/register', { ...squatted, password })).body;
    const victim = { email: squatted.email, name: 'Vera Victim', role: 'HOST' };
    await send('/api/auth/request-register-code', victim);
    const { code, linkToken, text } = await lastMail(house, victim.email);
    assert.doesNotMatch(text, /already has an account/);
    const { status, body } =
      proof === 'code'
        ? await send('/api/auth/verify-register', { ...victim, code })
        : await house.post('/api/auth/verify-link', { token: linkToken });
    assert.equal(status, proof === 'code' ? 201 : 200, JSON.stringify(body));
    const { name, role, phone, emailVerified } = body.user;
    assert.deepEqual([name, role, phone, emailVerified], ['Vera Victim', 'HOST', null, true]);
    assert.equal((await house.get('/api/host/properties', body.token)).status, 200);
    assert.equal((await house.get('/api/me', squatter)).status, 401);
    assert.equal((await send('/api/auth/login/password', { email: victim.email, password })).status, 401);
  }
});

test('whoever proves a squatted e-mail by logging in is asked who they are before anything else', async () => {
  for (const proof of ['code', 'link'] as const) {
    const squatted = squattedBy(sam);
    const { token: squatter } = (await send('/api/auth/register', { ...squatted, password })).body;
    await send('/api/auth/request-login-code', { email: squatted.email });
    const { code, linkToken } = await lastMail(house, squatted.email);
    const { status, body } =
      proof === 'code'
        ? await send('/api/auth/verify-login', { email: squatted.email, code })
        : await house.post('/api/auth/verify-link', { token: linkToken });
    assert.equal(status, 200, JSON.stringify(body));
    const { name, phone, role, detailsNeeded } = body.user;
    assert.deepEqual([name, phone, role, detailsNeeded], ['', null, 'HOST', true]);
    assert.equal((await house.get('/api/me', squatter)).status, 401);
    assert.equal((await send('/api/auth/login/password', { email: squatted.email, password })).status, 401);
    assert.equal((await house.get('/api/me', body.token)).body.detailsNeeded, true);
    for (const path of ['/api/host/properties', '/api/cleaner/profile', '/api/notifications', '/api/me/sessions']) {
      const refused = await house.get(path, body.token);
      assert.deepEqual([refused.status, refused.body.error], [403, 'forbidden'], path);
    }
    assert.equal((await house.patch('/api/me', { name: 'Vera Victim' }, body.token)).status, 403);

    const vera = { name: 'Vera Victim', role: 'CLEANER' };
    assert.equal((await house.put('/api/me/details', { ...vera, role: 'ADMIN' }, body.token)).status, 400);
    const said = await house.put('/api/me/details', vera, body.token);
    assert.equal(said.status, 200, JSON.stringify(said.body));
    assert.deepEqual([said.body.name, said.body.role, said.body.detailsNeeded], ['Vera Victim', 'CLEANER', undefined]);
    assert.equal((await house.get('/api/cleaner/profile', body.token)).status, 200);
    assert.equal((await house.put('/api/me/details', { ...vera, role: 'HOST' }, body.token)).status, 409);
    const [row] = await house.kit.db.select().from(users).where(eq(users.email, squatted.email));
    assert.deepEqual([row?.termsVersion, row?.termsAcceptedAt], [termsVersion, house.clock.now()]);
  }
});
