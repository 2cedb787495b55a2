import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { verifyChain } from '#server/audit/index.ts';
import { farewell } from '#server/platform/mail.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aSubmittedJob } from '#server/testing/a-submitted-job.ts';
import { aHouse } from '#server/testing/house.ts';
import { isHeldUp } from '#server/testing/is-held-up.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { loginCodes, users } from '../table.ts';

const house = await aHouse();
const owner = await anAdmin(house, { name: 'Ada Admin' });

const reason = 'They asked for it by phone.';
const erase = ({ id, name }: Pick<Somebody, 'id' | 'name'>, by = owner, body: object = { name, reason }) =>
  house.post(`/api/admin/users/${id}/erase`, body, by.token);
const canOf = async (id: string, by = owner): Promise<string[]> =>
  (await house.get(`/api/admin/users?q=${id}`, by.token)).body[0].can;

test('an owner erases somebody whose name they type; the person is mailed why, and the chain says who did it', async () => {
  const host = await aHost(house, { name: 'Quentin  Gone' });
  assert.deepEqual(await canOf(host.id), ['suspend', 'visit', 'endSessions', 'erase']);
  const wrong = await erase(host, owner, { name: 'Quentin', reason });
  assert.deepEqual([wrong.status, wrong.body.fieldErrors], [400, { name: { code: 'nameNotTheirs' } }]);
  assert.equal((await erase(host, owner, { name: host.name, reason: ' ' })).status, 400);
  assert.equal((await house.get('/api/me', host.token)).status, 200);
  assert.equal((await erase(host, owner, { name: 'quentin gone', reason })).status, 400, 'not as it is shown');
  assert.equal((await erase(host, owner, { name: ' Quentin Gone ', reason })).status, 204);
  assert.equal((await house.get('/api/me', host.token)).status, 401);
  assert.equal((await erase(host)).status, 404);
  const mail = await lastMail(house, host.email);
  assert.equal(mail.subject, 'Your Freshkey account has been deleted');
  assert.match(mail.text, /asked for it by phone/);
  assert.ok(mail.key.startsWith(farewell), 'no row is left of it once it is sent');
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${host.id}`, owner.token);
  assert.deepEqual(
    log.map((entry: Record<string, unknown>) => [entry.action, Object(entry.actor).id, entry.reason]),
    [['erase account', owner.id, reason]],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('what is open is settled first, and listed: nothing is erased until then', async () => {
  const { host } = await aSubmittedJob(house);
  const { body: asked } = await house.get(`/api/admin/users/${host.id}/open`, owner.token);
  assert.deepEqual([asked.length, asked[0].kind], [1, 'unpaid_job'], 'told before anything is typed');
  const { status, body } = await erase(host);
  assert.deepEqual([status, body.error, body.open[0].kind], [409, 'open_money', 'unpaid_job']);
  const busy = await aHost(house, { name: 'Bea Busy' });
  await aJob(house, busy, { status: 'ASSIGNED', cleaner: await aCleaner(house) });
  assert.equal((await erase(busy)).body.error, 'in_use');
  assert.equal((await house.get('/api/me', busy.token)).body.name, 'Bea Busy');
});

test('one who is suspended may be erased, by owners alone, and nobody erases themselves here', async () => {
  const cleaner = await aCleaner(house, { name: 'Sid Suspended' });
  await house.post(`/api/admin/users/${cleaner.id}/suspend`, { reason: 'Fake account.' }, owner.token);
  const support = await anAdmin(house, { name: 'Sue Support', staffRole: 'support' });
  assert.equal((await erase(cleaner, support)).status, 403);
  assert.ok(!(await canOf(cleaner.id, support)).includes('erase'));
  assert.equal((await erase(cleaner)).status, 204);
  for (const id of [owner.id, owner.id.toUpperCase()])
    assert.equal((await erase({ ...owner, id })).body.error, 'forbidden');
  assert.deepEqual(await canOf(owner.id), []);
  assert.equal((await erase(support)).status, 204);
});

test('of an address that is changed at the same moment nothing is left either', async () => {
  const host = await aHost(house, { name: 'Nele New' });
  const email = 'nele.new@example.com';
  await house.post('/api/auth/request-login-code', { email });
  const erasing = await house.kit.db.transaction(async (tx) => {
    await tx.update(users).set({ email }).where(eq(users.id, host.id));
    const answer = erase(host);
    await until('erasing waits for the change', () => isHeldUp(house));
    return { answer };
  });
  assert.equal((await erasing.answer).status, 204);
  assert.equal(await house.kit.db.$count(loginCodes, eq(loginCodes.email, email)), 0);
});

test('of two owners who erase each other at the same moment, one stays', async () => {
  for (let round = 0; round < 4; round++) {
    const other = await anAdmin(house, { name: 'Otto Owner' });
    const third = await anAdmin(house, { name: 'Tia Third' });
    const answers = await Promise.all([erase(other, third), erase(third, other)]);
    const statuses = answers.map(({ status }) => status).sort();
    assert.equal(statuses[0], 204);
    assert.ok([401, 403, 404].includes(statuses[1] ?? 0), String(statuses));
    const left = await house.kit.db.$count(users, eq(users.staffRole, 'owner'));
    assert.equal(left, round + 2);
  }
});

test('an admin logs somebody out everywhere: they are mailed, it is logged, and once is enough', async () => {
  const support = await anAdmin(house, { name: 'Sam Support', staffRole: 'support' });
  const host = await aHost(house, { name: 'Lena Lost' });
  const end = (whom: Somebody, by = support) =>
    house.post(`/api/admin/users/${whom.id}/end-sessions`, { reason: 'Somebody else was in it.' }, by.token);
  const { status, body } = await end(host);
  assert.deepEqual([status, body.lastSeenAt, body.can], [200, null, ['suspend', 'visit']]);
  assert.equal((await house.get('/api/me', host.token)).status, 401);
  assert.equal((await end(host)).body.error, 'invalid_transition');
  const mail = await lastMail(house, host.email);
  assert.equal(mail.subject, 'You’ve been logged out of Freshkey');
  assert.match(mail.text, /Somebody else was in it/);
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${host.id}`, owner.token);
  assert.deepEqual([log[0].action, log[0].reason], ['end sessions', 'Somebody else was in it.']);
  assert.equal((await end(owner)).body.error, 'forbidden');
  for (const id of [support.id, support.id.toUpperCase()])
    assert.equal((await end({ ...support, id })).body.error, 'forbidden');
  assert.equal((await end(support, owner)).status, 200);
});

test('who has yet to say who they are is erased by their email', async () => {
  const nameless = await aHost(house);
  await house.kit.db.update(users).set({ name: '' }).where(eq(users.id, nameless.id));
  const erase = (name: string) =>
    house.post(`/api/admin/users/${nameless.id}/erase`, { name, reason: 'Never finished.' }, owner.token);
  assert.equal((await erase('Hanna Host')).status, 400);
  assert.equal((await erase(nameless.email.toUpperCase())).status, 204);
});

test('of a list that was taken along the log says that it was searched, and not for whom', async () => {
  const [host, other] = [await aHost(house), await aHost(house)];
  for (const { email } of [host, other])
    await house.get(`/api/admin/users?format=csv&q=${email.toUpperCase()}`, owner.token);
  assert.equal((await erase(host)).status, 204);
  const { body } = await house.get('/api/admin/audit-logs?action=export%20list', owner.token);
  assert.deepEqual(
    body.map((entry: { reason: string | null }) => entry.reason),
    ['q', 'q'],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});
