import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog } from '#server/audit/table.ts';
import { day } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { anAuthenticator } from '#server/testing/an-authenticator.ts';
import { aHouse, type House } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { staffInvitations, users } from '../table.ts';

const password = 'a long enough passphrase';

async function theInvited(house: House, owner: Somebody, email: string, staffRole = 'support') {
  const { status, body } = await house.post('/api/admin/staff/invitations', { email, staffRole }, owner.token);
  assert.equal(status, 201, JSON.stringify(body));
  const mail = await lastMail(house, email);
  const token = /#token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  return { id: body.id as string, mail, token };
}

const accept = (house: House, token: string) =>
  house.post('/api/staff-invitations/accept', { token, name: 'Nora New', password });

const auditOf = async ({ kit }: House, subjectId: string) =>
  kit.db.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(auditLog.id);

test('an owner invites somebody, who becomes an admin with that role and no more', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const { token, mail } = await theInvited(house, owner, 'Nora@example.com');
  assert.match(mail.text, /Ada Admin has invited you .* Your role: Support\./);
  const look = await house.post('/api/staff-invitations/look', { token });
  assert.deepEqual([look.status, look.body.email, look.body.staffRole], [200, 'nora@example.com', 'support']);

  const weak = await house.post('/api/staff-invitations/accept', { token, name: 'Nora', password: 'password123' });
  assert.deepEqual([weak.status, Object.keys(weak.body.fields)], [400, ['password']]);
  const { status, body } = await accept(house, token);
  assert.deepEqual(
    [status, body.user.role, body.user.staffRole, body.user.emailVerified],
    [201, 'ADMIN', 'support', true],
  );
  assert.equal((await house.get('/api/admin/users', body.token)).status, 200);
  const refused = await house.get('/api/admin/settings', body.token);
  assert.deepEqual([refused.status, refused.body.error], [403, 'forbidden']);

  assert.equal((await accept(house, token)).status, 404, 'a link works once');
  const links = await auditOf(house, body.user.id);
  assert.deepEqual(
    links.map(({ action, actorId, facts: { invitation: _, ...facts } }) => [action, actorId, facts]),
    [['join staff', body.user.id, { role: 'support', invitedBy: owner.id }]],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('in production who was invited sets up a second factor before anything else', async () => {
  const stripe = { secretKey: 'sk_test_none', publishableKey: 'pk_test_none', webhookSecret: 'whsec_none' };
  const house = await aHouse({ settings: { mode: 'production', stripe } });
  const owner = await anAdmin(house);
  await anAuthenticator(house, owner);
  const { token } = await theInvited(house, owner, 'nora@example.com');
  const { body } = await accept(house, token);
  assert.equal(body.user.twoFactorNeeded, true);
  assert.equal((await house.get('/api/admin/users', body.token)).status, 403);
});

test('sent again from an old list, an invitation keeps the role it has now, and one that is gone stays gone', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const email = 'rita@example.com';
  const again = (replaces: string, to = email) =>
    house.post('/api/admin/staff/invitations', { email: to, staffRole: 'owner', replaces }, owner.token);
  const first = await theInvited(house, owner, email, 'support');
  const second = await again(first.id);
  assert.deepEqual([second.status, second.body.staffRole], [201, 'support'], 'not what the list said');
  assert.equal((await again(first.id)).status, 404, 'replaced');
  assert.equal((await again(second.body.id, 'else@example.com')).status, 404, 'of somebody else');
  await house.send('DELETE', `/api/admin/staff/invitations/${second.body.id}`, { as: owner.token });
  assert.equal((await again(second.body.id)).status, 404, 'withdrawn');
  const third = await theInvited(house, owner, email);
  await house.kit.db.update(staffInvitations).set({ expiresAt: house.clock.now() });
  assert.equal((await again(third.id)).status, 404, 'expired');
});

test('an invitation ends: withdrawn, replaced by a newer one, after three days, with whoever sent it', async () => {
  const house = await aHouse();
  const [owner, other] = [await anAdmin(house), await anAdmin(house)];
  const withdrawn = await theInvited(house, owner, 'one@example.com');
  assert.equal(
    (await house.send('DELETE', `/api/admin/staff/invitations/${withdrawn.id}`, { as: owner.token })).status,
    204,
  );
  assert.equal(
    (await house.send('DELETE', `/api/admin/staff/invitations/${withdrawn.id}`, { as: owner.token })).status,
    404,
  );
  assert.equal((await accept(house, withdrawn.token)).status, 404);

  const first = await theInvited(house, owner, 'two@example.com');
  const second = await theInvited(house, owner, 'two@example.com', 'finance');
  assert.equal((await accept(house, first.token)).status, 404);
  assert.equal((await accept(house, second.token)).body.user.staffRole, 'finance');

  const sent = await theInvited(house, other, 'three@example.com');
  const remove = { reason: 'They have left us.' };
  assert.equal((await house.post(`/api/admin/staff/${other.id}/remove`, remove, owner.token)).status, 204);
  assert.equal((await accept(house, sent.token)).status, 404);

  const late = await theInvited(house, owner, 'four@example.com');
  house.clock.forward(3 * day);
  assert.equal((await accept(house, late.token)).status, 404);
  assert.equal(await house.kit.db.$count(staffInvitations), 1, 'the worker removes it at night');
});

test('an address with an account is refused, also one that got its account in the meantime', async () => {
  const house = await aHouse();
  const [owner, host] = [await anAdmin(house), await aHost(house)];
  const invite = (email: string) =>
    house.post('/api/admin/staff/invitations', { email, staffRole: 'support' }, owner.token);
  for (const { email } of [owner, host]) {
    const { status, body } = await invite(email);
    assert.deepEqual([status, body.error], [409, 'already_exists']);
  }
  const { token } = await theInvited(house, owner, 'late@example.com');
  await aHost(house, { email: 'late@example.com' });
  assert.deepEqual((await accept(house, token)).status, 409);
});

test('another role holds at once: the sessions end, the reason is mailed and kept', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const admin = await anAdmin(house, { staffRole: 'support', password });
  const login = () => house.post('/api/auth/login/password', { email: admin.email, password });
  const { token } = (await login()).body;
  const change = { staffRole: 'finance', reason: 'Moves to the books.' };
  const { status, body } = await house.patch(`/api/admin/staff/${admin.id}`, change, owner.token);
  assert.deepEqual([status, body.staffRole], [200, 'finance']);
  for (const ended of [admin.token, token]) assert.equal((await house.get('/api/me', ended)).status, 401);
  assert.match((await lastMail(house, admin.email)).text, /is now: Finance[\s\S]*Moves to the books\./);
  assert.equal((await house.patch(`/api/admin/staff/${admin.id}`, change, owner.token)).status, 409);
  assert.notEqual(body.lastSeenAt, null);
  const listed = (await house.get('/api/admin/staff', owner.token)).body.members;
  const still = listed.find(({ id }: { id: string }) => id === admin.id);
  assert.deepEqual([still.lastSeenAt, still.can], [body.lastSeenAt, ['changeRole', 'remove']]);
  const seen = (await house.get(`/api/admin/users?q=${admin.id}`, owner.token)).body[0];
  assert.deepEqual([seen.lastSeenAt, seen.can.includes('endSessions')], [body.lastSeenAt, false]);
  const again = await login();
  assert.equal((await house.get('/api/admin/payouts', again.body.token)).status, 200);
  assert.equal((await house.get('/api/admin/content', again.body.token)).status, 403);
  const [link] = await auditOf(house, admin.id);
  assert.deepEqual([link?.action, link?.facts.before, link?.facts.after], ['change staff role', 'support', 'finance']);
});

test('who is removed is out at once and stays out, and can be invited again', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const admin = await anAdmin(house, { password });
  const login = () => house.post('/api/auth/login/password', { email: admin.email, password });
  const remove = () => house.post(`/api/admin/staff/${admin.id}/remove`, { reason: 'They have left us.' }, owner.token);
  assert.equal((await remove()).status, 204);
  assert.equal((await house.get('/api/admin/stats', admin.token)).status, 401);
  assert.equal((await login()).status, 401);
  assert.equal((await remove()).status, 404);
  const { body } = await house.get('/api/admin/staff', owner.token);
  assert.deepEqual(
    body.members.map(({ id, can }: { id: string; can: string[] }) => [id, can]),
    [[owner.id, []]],
  );
  const { token } = await theInvited(house, owner, admin.email, 'support');
  assert.deepEqual((await accept(house, token)).body.user.id, admin.id);
  assert.equal((await login()).status, 200);
});

test('the only owner stays one, whoever asks, and two who remove each other leave one', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house, { email: 'owner@example.com' });
  await anAdmin(house, { staffRole: 'support' });
  const demote = { staffRole: 'support', reason: 'Enough.' };
  for (const answer of [
    await house.patch(`/api/admin/staff/${owner.id}`, demote, owner.token),
    await house.post(`/api/admin/staff/${owner.id}/remove`, { reason: 'Enough.' }, owner.token),
    await house.send('DELETE', '/api/me', { as: owner.token, body: { email: owner.email } }),
  ])
    assert.deepEqual([answer.status, answer.body.error], [409, 'in_use']);

  const other = await anAdmin(house);
  const both = await Promise.all([
    house.post(`/api/admin/staff/${other.id}/remove`, { reason: 'Me or you.' }, owner.token),
    house.post(`/api/admin/staff/${owner.id}/remove`, { reason: 'Me or you.' }, other.token),
  ]);
  const statuses = both.map(({ status }) => status).sort();
  assert.equal(statuses[0], 204);
  assert.ok([401, 403, 404].includes(statuses[1] ?? 0), String(statuses));
  assert.equal(await house.kit.db.$count(users, eq(users.staffRole, 'owner')), 1);
});

test('nobody but an owner manages staff, and a reason is required', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  const admin = await anAdmin(house, { staffRole: 'finance' });
  assert.equal((await house.get('/api/admin/staff', admin.token)).status, 403);
  const { status, body } = await house.patch(
    `/api/admin/staff/${admin.id}`,
    { staffRole: 'support', reason: ' ' },
    owner.token,
  );
  assert.deepEqual([status, Object.keys(body.fields)], [400, ['reason']]);
  const host = await aHost(house);
  const change = { staffRole: 'support', reason: 'No admin.' };
  assert.equal((await house.patch(`/api/admin/staff/${host.id}`, change, owner.token)).status, 404);
});

test('answers offer each admin what their role may do, and no more', async () => {
  const house = await aHouse();
  const host = await aHost(house);
  const { id: jobId } = await aJob(house, host);
  for (const [staffRole, onUser, onJob] of [
    ['owner', ['suspend', 'visit', 'endSessions', 'erase'], true],
    ['support', ['suspend', 'visit', 'endSessions'], true],
    ['finance', [], false],
  ] as const) {
    const { token } = await anAdmin(house, { staffRole });
    const users = await house.get(`/api/admin/users?q=${host.id}`, token);
    assert.deepEqual(users.body[0].can, onUser, staffRole);
    const listed = await house.get(`/api/admin/jobs?q=${jobId}`, token);
    const shown = await house.get(`/api/jobs/${jobId}`, token);
    for (const { can } of [listed.body[0], shown.body]) assert.equal(can.includes('cancelAsAdmin'), onJob, staffRole);
  }
});

test('the mail goes in the language that the owner chooses, sent again in the same, else in their own', async () => {
  const house = await aHouse();
  const owner = await anAdmin(house);
  await house.kit.db.update(users).set({ locale: 'ar' }).where(eq(users.id, owner.id));
  const invite = async (email: string, more: object) => {
    const body = { email, staffRole: 'support', ...more };
    const { status } = await house.post('/api/admin/staff/invitations', body, owner.token);
    return status === 201 ? (await lastMail(house, email)).text : status;
  };
  assert.match(String(await invite('a@example.com', {})), /[\u0600-\u06ff]{3}/);
  assert.match(String(await invite('b@example.com', { language: 'de' })), /Einladung|eingeladen|lädt/);
  assert.match(String(await invite('b@example.com', {})), /Einladung|eingeladen|lädt/, 'sent again');
  assert.equal(await invite('c@example.com', { language: 'xx' }), 400);
});
