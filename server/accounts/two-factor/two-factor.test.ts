import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { minute } from '#server/platform/clock.ts';
import { recentMails } from '#server/platform/mail.ts';
import { anAuthenticator } from '#server/testing/an-authenticator.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { loginChallenges, recoveryCodes, users } from '../table.ts';

const house = await aHouse();
const password = 'correct horse battery';

const withPassword = ({ email }: Somebody) => house.post('/api/auth/login/password', { email, password });
const secondStep = (challenge: string, code: string) => house.post('/api/auth/login/two-factor', { challenge, code });
const challengeOf = async (somebody: Somebody): Promise<string> => (await withPassword(somebody)).body.challenge;
const switchOff = (code: string, { token }: Somebody) =>
  house.send('DELETE', '/api/me/two-factor', { as: token, body: { code } });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function aGuardedHost() {
  const host = await aHost(house, { password });
  return { host, app: await anAuthenticator(house, host) };
}

test('a secret is made, the app’s first code switches it on, and the recovery codes are shown', async () => {
  const host = await aHost(house, { password });
  const made = await house.post('/api/me/two-factor', undefined, host.token);
  assert.equal(made.status, 201);
  assert.match(made.body.secret, /^[A-Z2-7]{32}$/);
  assert.equal(new URL(made.body.otpauthUrl).searchParams.get('secret'), made.body.secret);
  assert.equal(made.headers['cache-control'], 'no-store');
  const signedIn = await withPassword(host);
  assert.equal(typeof signedIn.body.token, 'string', 'not on yet');
  const app = anAuthenticator.of(house, made.body.secret);
  const refused = await house.put('/api/me/two-factor', { code: wrong(app.code()) }, host.token);
  assert.deepEqual([refused.status, refused.body.error], [422, 'wrong_code']);
  const on = await house.put('/api/me/two-factor', { code: app.code() }, host.token);
  assert.equal(on.status, 200);
  assert.equal(new Set(on.body.recoveryCodes).size, 10);
  const { body } = await house.get('/api/me/two-factor', host.token);
  assert.deepEqual(body, { since: house.clock.now().toISOString(), recoveryCodesLeft: 10, required: false });
  assert.equal((await lastMail(house, host.email)).subject, 'Two-factor authentication is on');
  assert.equal((await house.post('/api/me/two-factor', undefined, host.token)).status, 409);
  assert.equal((await house.put('/api/me/two-factor', { code: app.code() }, host.token)).status, 409);
});

test('password, code and link answer a challenge without a token, which the app’s code turns into a session', async () => {
  const { host, app } = await aGuardedHost();
  const byMail = async () => {
    house.clock.forward(minute);
    await house.post('/api/auth/request-login-code', { email: host.email });
    return lastMail(house, host.email);
  };
  const firstSteps = [
    () => withPassword(host),
    async () => house.post('/api/auth/verify-login', { email: host.email, code: (await byMail()).code }),
    async () => house.post('/api/auth/verify-link', { token: (await byMail()).linkToken }),
  ];
  for (const firstStep of firstSteps) {
    house.clock.forward(minute);
    const first = await firstStep();
    assert.deepEqual([first.status, Object.keys(first.body)], [200, ['challenge']]);
    assert.equal((await house.get('/api/me', first.body.challenge)).status, 401, 'it opens nothing');
    const { status, body } = await secondStep(first.body.challenge, app.code());
    assert.equal(status, 200);
    assert.equal(body.user.id, host.id);
    assert.equal((await house.get('/api/me', body.token)).status, 200);
    const again = await secondStep(first.body.challenge, app.code(30_000));
    assert.deepEqual([again.status, again.body.error], [401, 'wrong_code'], 'a challenge is answered once');
  }
});

test('a code works once: not again at the next login, nor the one that switched it on', async () => {
  const { host, app } = await aGuardedHost();
  assert.equal((await secondStep(await challengeOf(host), app.code())).status, 401, 'it switched two-factor on');
  house.clock.forward(minute);
  const code = app.code();
  assert.equal((await secondStep(await challengeOf(host), code)).status, 200);
  assert.equal((await secondStep(await challengeOf(host), code)).status, 401);
  assert.equal((await secondStep(await challengeOf(host), app.code(30_000))).status, 200);
});

test('a recovery code goes in its place, once, however it is typed', async () => {
  const { host, app } = await aGuardedHost();
  const [first = '', second = ''] = app.recoveryCodes;
  assert.equal((await secondStep(await challengeOf(host), first.toLowerCase().replace('-', ' '))).status, 200);
  assert.equal((await secondStep(await challengeOf(host), first)).status, 401);
  assert.equal((await house.get('/api/me/two-factor', host.token)).body.recoveryCodesLeft, 9);
  const other = await aGuardedHost();
  assert.equal((await secondStep(await challengeOf(other.host), second)).status, 401, 'somebody else’s');
  const kept = await house.kit.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, host.id));
  const stored = kept.map(({ codeHash }) => codeHash.toString('utf8')).join();
  assert.ok(!stored.includes(second) && !stored.includes(second.replace('-', '')));
});

test('a challenge lives five minutes and dies with five wrong tries', async () => {
  const { host, app } = await aGuardedHost();
  const late = await challengeOf(host);
  house.clock.forward(5 * minute);
  assert.equal((await secondStep(late, app.code())).status, 401);
  const tried = await challengeOf(host);
  for (let n = 0; n < 5; n++) assert.equal((await secondStep(tried, wrong(app.code()))).body.error, 'wrong_code');
  assert.equal((await secondStep(tried, app.code())).status, 401);
  assert.equal((await secondStep(await challengeOf(host), app.code())).status, 200);
});

test('after ten wrong ones in a row only a recovery code works, until a success', async () => {
  const { host, app } = await aGuardedHost();
  house.clock.forward(minute);
  for (let n = 0; n < 10; n++) {
    // slower than passwords from a device that is not known are taken
    house.clock.forward(2 * minute);
    const { body } = await secondStep(await challengeOf(host), wrong(app.code()));
    assert.equal(body.onlyRecovery, n === 9 ? true : undefined, String(n));
  }
  const refused = await secondStep(await challengeOf(host), app.code());
  assert.deepEqual([refused.status, refused.body.onlyRecovery], [401, true], 'the right code, too late');
  assert.equal((await secondStep(await challengeOf(host), app.recoveryCodes[0] ?? '')).status, 200);
  assert.equal((await secondStep(await challengeOf(host), app.code())).status, 200);
});

test('many at once with one code: one gets in', async () => {
  const { host, app } = await aGuardedHost();
  house.clock.forward(minute);
  const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeOf(host)));
  const same = await Promise.all(challenges.map((challenge) => secondStep(challenge, app.code())));
  assert.deepEqual(same.map(({ status }) => status).sort(), [200, ...Array(7).fill(401)]);
  house.clock.forward(20 * minute);
  const one = await challengeOf(host);
  const [code = ''] = app.recoveryCodes;
  const recovery = await Promise.all(Array.from({ length: 20 }, () => secondStep(one, code)));
  assert.deepEqual(recovery.map(({ status }) => status).sort(), [200, ...Array(19).fill(401)]);
});

test('taken away with a code; then the password alone is enough again, and no open challenge is', async () => {
  const { host, app } = await aGuardedHost();
  house.clock.forward(minute);
  const open = await challengeOf(host);
  const refused = await switchOff(wrong(app.code()), host);
  assert.deepEqual([refused.status, refused.body.error], [422, 'wrong_code']);
  assert.equal((await switchOff(app.code(), host)).status, 204);
  assert.equal((await secondStep(open, app.code(30_000))).status, 401);
  assert.equal(typeof (await withPassword(host)).body.token, 'string');
  assert.equal((await switchOff(app.code(30_000), host)).status, 409);
  const [row] = await house.kit.db.select().from(users).where(eq(users.id, host.id));
  assert.deepEqual([row?.twoFactorSealed, row?.twoFactorSince], [null, null]);
  assert.equal((await lastMail(house, host.email)).subject, 'Two-factor authentication is off');
});

test('PUT and DELETE at once leave it either on with its ten codes or off with none', async () => {
  for (let round = 0; round < 5; round++) {
    const { host, app } = await aGuardedHost();
    house.clock.forward(minute);
    const [code = ''] = app.recoveryCodes;
    const answers = await Promise.all([
      switchOff(code, host),
      switchOff(app.code(), host),
      house.put('/api/me/two-factor', { code: app.code(30_000) }, host.token),
      house.post('/api/me/two-factor/recovery-codes', { code: app.recoveryCodes[1] }, host.token),
    ]);
    for (const { status } of answers) assert.ok([200, 204, 409, 422].includes(status), String(status));
    const { body } = await house.get('/api/me/two-factor', host.token);
    assert.ok(body.since === null ? body.recoveryCodesLeft === 0 : body.recoveryCodesLeft >= 9, JSON.stringify(body));
  }
});

test('inside a session ten tries in a quarter of an hour, and new recovery codes replace the old', async () => {
  const { host, app } = await aGuardedHost();
  house.clock.forward(minute);
  const renew = (code: string) => house.post('/api/me/two-factor/recovery-codes', { code }, host.token);
  const { status, body } = await renew(app.code());
  assert.deepEqual([status, body.recoveryCodes.length], [200, 10]);
  assert.equal((await secondStep(await challengeOf(host), app.recoveryCodes[0] ?? '')).status, 401);
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await renew('nonsense')).status);
  assert.deepEqual(statuses, [...Array(10).fill(422), 429]);
});

test('a new password ends what is half-way in, and secrets are in no table in the clear', async () => {
  const { host, app } = await aGuardedHost();
  house.clock.forward(minute);
  const open = await challengeOf(host);
  const changed = { password: 'another long passphrase', currentPassword: password };
  assert.equal((await house.put('/api/me/password', changed, host.token)).status, 204);
  assert.equal((await secondStep(open, app.code())).status, 401);
  const rows = await house.kit.db.select().from(loginChallenges);
  assert.ok(!JSON.stringify(rows).includes(open));
  assert.equal((await recentMails(house.kit.db)).filter(({ text }) => text.includes(app.secret)).length, 0);
});

test('an owner lets somebody back in who has lost all of it: with a reason that they are told and the log keeps', async () => {
  const { host } = await aGuardedHost();
  const [owner, support] = [await anAdmin(house), await anAdmin(house, { staffRole: 'support' })];
  const reason = 'Lost the phone; we spoke on a video call.';
  const reset = (id: string, { token }: Somebody) =>
    house.post(`/api/admin/users/${id}/end-two-factor`, { reason }, token);
  const offered = async ({ token }: Somebody) => (await house.get(`/api/admin/users?q=${host.id}`, token)).body[0].can;
  assert.ok((await offered(owner)).includes('endTwoFactor'));
  assert.ok(!(await offered(support)).includes('endTwoFactor'));
  assert.equal((await reset(host.id, support)).status, 403);
  assert.equal((await reset(owner.id, owner)).status, 403, 'nobody their own');
  const done = await reset(host.id, owner);
  assert.equal(done.status, 200);
  assert.ok(!done.body.can.includes('endTwoFactor'));
  assert.equal((await house.get('/api/me', host.token)).status, 401, 'whoever was in is out');
  assert.equal(typeof (await withPassword(host)).body.token, 'string', 'one step again');
  assert.equal(await house.kit.db.$count(recoveryCodes, eq(recoveryCodes.userId, host.id)), 0);
  const mail = await lastMail(house, host.email);
  assert.equal(mail.subject, 'We’ve reset your two-factor authentication');
  assert.ok(mail.text.includes(reason));
  const [entry] = (await house.get(`/api/admin/audit-logs?q=${host.id}&by=admin`, owner.token)).body;
  assert.deepEqual([entry.action, entry.reason], ['remove two-factor', reason]);
  assert.equal((await reset(host.id, owner)).status, 409, 'there is none any more');
});
