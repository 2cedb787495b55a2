import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { verifyChain } from '#server/audit/index.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { lastMail } from '#server/testing/last-mail.ts';
import { openPage } from '#server/testing/open-page.ts';
import { aCleaner, aHost, anAdmin, type Somebody } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';

const house = await aHouse();
const admin = await anAdmin(house);
const suspend = ({ id }: { id: string }, reason = 'Asked a host to pay in cash.') =>
  house.post(`/api/admin/users/${id}/suspend`, { reason }, admin.token);
const restore = ({ id }: { id: string }, reason = 'It was somebody else.') =>
  house.post(`/api/admin/users/${id}/restore`, { reason }, admin.token);
const errorOf = async (answer: Promise<{ body: { error?: string } }>) => (await answer).body.error;

test('an admin suspends and restores somebody with a reason; each step happens once and is in the audit log', async () => {
  const host = await aHost(house);
  for (const reason of ['', ' \n ', '\u200b']) assert.equal((await suspend(host, reason)).status, 400);
  const { status, body } = await suspend(host);
  assert.deepEqual(
    [status, body.id, body.status, body.can],
    [200, host.id, 'suspended', ['restore', 'visit', 'endSessions', 'erase']],
  );
  assert.equal(body.suspensionReason, 'Asked a host to pay in cash.');
  assert.equal(body.suspendedBy?.id, admin.id);
  assert.equal(await errorOf(suspend(host)), 'invalid_transition');
  assert.equal((await restore(host, '')).status, 400);
  const restored = (await restore(host)).body;
  assert.equal(restored.suspendedBy, null);
  assert.deepEqual([restored.status, restored.suspendedAt, restored.suspensionReason], ['active', null, null]);
  assert.equal(await errorOf(restore(host)), 'invalid_transition');
  const { body: log } = await house.get(`/api/admin/audit-logs?subject=${host.id}`, admin.token);
  assert.deepEqual(
    log.map((entry: Record<string, unknown>) => [entry.action, entry.reason, entry.before, entry.after]),
    [
      ['restore account', 'It was somebody else.', { status: 'suspended' }, { status: 'active' }],
      ['suspend account', 'Asked a host to pay in cash.', { status: 'active' }, { status: 'suspended' }],
    ],
  );
  assert.equal((await verifyChain(house.kit.db)).fault, null);
});

test('admins suspend neither themselves nor each other, and nobody who is not there', async () => {
  const other = await anAdmin(house);
  assert.equal(await errorOf(suspend(admin)), 'forbidden');
  assert.equal(await errorOf(suspend(other)), 'forbidden');
  assert.equal((await suspend({ id: 'nobody' })).status, 404);
  assert.equal((await suspend({ id: '0197a0a0-0000-7000-8000-000000000000' })).status, 404);
  const erased = await aHost(house);
  await house.kit.db.update(users).set({ erasedAt: house.clock.now() }).where(eq(users.id, erased.id));
  assert.equal((await suspend(erased)).status, 404);
});

test('twenty admins who suspend at once suspend once', async () => {
  const cleaner = await aCleaner(house);
  const answers = await Promise.all(Array.from({ length: 20 }, () => suspend(cleaner)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(409)]);
});

test('whoever is suspended reads their own data and money and may leave; all else is closed, a payout too', async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  for (const person of [host, cleaner]) await suspend(person);
  const open = (person: Somebody, paths: readonly string[]) =>
    Promise.all(
      paths.map(async (path) => assert.equal((await house.get(path, person.token)).status, 200, `GET ${path}`)),
    );
  await open(host, ['/api/me', '/api/notifications', '/api/me/sessions', '/api/host/payments']);
  await open(cleaner, ['/api/me', '/api/notifications', '/api/cleaner/earnings', '/api/cleaner/payouts']);
  const me = (await house.get('/api/me', cleaner.token)).body;
  assert.deepEqual([me.suspended, me.suspendedAt], [true, house.clock.now().toISOString()]);
  assert.equal((await house.get('/api/me', admin.token)).body.suspended, undefined);
  const closed = [
    house.post('/api/cleaner/payouts', { method: 'instant' }, cleaner.token),
    house.get('/api/jobs/available', cleaner.token),
    house.get('/api/messages', cleaner.token),
    house.get('/api/host/properties', host.token),
    house.post('/api/properties', { title: 'Flat', address: '1 Main Street, Austin, TX 78701' }, host.token),
    house.patch('/api/me', { name: 'Other Name' }, host.token),
  ];
  for (const answer of await Promise.all(closed))
    assert.deepEqual([answer.status, answer.body.error], [403, 'account_suspended']);
  await restore(host);
  assert.equal((await house.get('/api/host/properties', host.token)).status, 200);
});

test('they hear of it at once, on an open page and by mail with the reason and whom to ask', async () => {
  const host = await aHost(house);
  await house.work();
  const page = await openPage(house.app, host.token);
  await page.hears('missed'); // the first one: from now on it hears
  await suspend(host, 'Three chargebacks in a week.');
  await house.work();
  await until('the page hears of it', () => page.heard.some(({ data }) => Object(data).topics?.includes('account')));
  page.leave();
  const mail = await lastMail(house, host.email);
  assert.equal(mail.subject, 'Your Freshkey account is suspended');
  assert.match(mail.text, /Three chargebacks in a week\./);
  assert.ok(mail.text.includes(house.kit.settings.supportEmail));
  await restore(host);
  await house.work();
  const second = await lastMail(house, host.email);
  assert.equal(second.subject, 'Your Freshkey account is open again');
});
