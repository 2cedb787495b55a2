import assert from 'node:assert/strict';
import { test } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import type { AdminCalendar } from '#contract/admin-calendars.ts';
import { verifyChain } from '#server/audit/index.ts';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { freshToken } from '#server/testing/access-world.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';

const stays = icalOf(['2026-05-10', '2026-05-14', 'Reserved'], ['2026-05-16', '2026-05-18', 'Reserved']);
const [good, bad] = [await aFeed(stays), await aFeed(stays)];
const house = await aHouse({ settings: { calendarAllowPrivate: [good.at, bad.at] } });
const admin = await anAdmin(house);
const list = async (query = ''): Promise<AdminCalendar[]> =>
  (await house.get(`/api/admin/calendar-integrations${query}`, admin.token)).body;
const healths = async () => new Map((await list()).map(({ id, health }) => [id, health]));
const readAgain = async (id: string, body: object = { reason: 'The host called' }) =>
  house.post(`/api/admin/calendar-integrations/${id}/sync`, body, admin.token);

const [one, two] = [await aHostWithAFeed(house, good), await aHostWithAFeed(house, bad)];
await two.sync();

test('a calendar is shown with its host, its health and what follows from it, and never with its address', async () => {
  await one.sync();
  const [found] = await list(`?hostId=${one.host.id}`);
  assert.deepEqual(
    [found?.id, found?.host.name, found?.property.id, found?.health, found?.staysAhead, found?.openJobs],
    [one.id, one.host.name, one.property.id, 'active', 2, 2],
  );
  assert.deepEqual([found?.lastError, found?.takenJobs, found?.failures], [null, 0, 0]);
  assert.ok(found?.lastSyncAt && found.nextSyncAt && found.nextSyncAt > found.lastSyncAt);
  const everything = JSON.stringify(await list()) + (await list('?format=csv'));
  assert.ok(!everything.includes('secret-of-the-listing'));
});

test('its health is what its readings were', async () => {
  const unread = await anIntegration(house, one.host.token, one.property.id, bad);
  assert.equal((await healths()).get(unread.id), 'waiting');
  bad.status = 503;
  await house.post(`${two.path}/sync`, undefined, two.host.token);
  assert.equal((await healths()).get(two.id), 'failing');
  const { body: homes } = await house.get(`/api/admin/properties?q=${two.property.id}`, admin.token);
  assert.equal(homes[0].calendarHealth, 'failing', 'and the list of homes says the same');
  const [failing, ...more] = await list('?health=failing');
  assert.deepEqual(more, []);
  assert.match(failing?.lastError ?? '', /error 503\)\. Your address may be fine/, 'another address would not help');
  house.clock.forward(25 * 3_600_000);
  admin.token = await freshToken(house, admin);
  await house.post(`${two.path}/sync`, undefined, two.host.token);
  assert.equal((await healths()).get(two.id), 'stale');
  bad.status = 200;
  bad.body = icalOf();
  await two.sync();
  assert.equal((await healths()).get(two.id), 'shrunk');
  await house.patch(one.path, { syncEnabled: false }, one.host.token);
  const [first, ...others] = (await list('?sort=health')).map(({ health }) => health);
  assert.deepEqual([first, others], ['shrunk', ['waiting', 'disabled']]);
  const { body: counts } = await house.get('/api/admin/calendar-integrations/healths', admin.token);
  assert.deepEqual(counts, { disabled: 1, waiting: 1, shrunk: 1, stale: 0, failing: 0, active: 0 });
  const { body: stats } = await house.get('/api/admin/stats', admin.token);
  const { body: health } = await house.get('/api/admin/health', admin.token);
  assert.deepEqual([stats.calendarIntegrationCount, health.feeds.connected], [3, 3], 'as many everywhere as listed');
  const [off] = await list('?health=disabled');
  assert.deepEqual([off?.id, off?.nextSyncAt], [one.id, null]);
  await house.patch(one.path, { syncEnabled: true }, one.host.token);
  await house.remove(`/api/calendar/integrations/${unread.id}`, one.host.token);
});

test('search, sort and pages lead to every calendar once', async () => {
  for (const q of [one.id, one.property.id, one.host.name, one.host.email.toUpperCase()])
    assert.ok(
      (await list(`?q=${encodeURIComponent(q)}`)).some(({ id }) => id === one.id),
      q,
    );
  assert.equal((await list('?q=100%25')).length, 0);
  const all = (await list()).map(({ id }) => id).sort();
  for (const sort of ['createdAt', '-createdAt', 'lastSyncAt', '-nextSyncAt', 'host', '-host', 'property']) {
    const seen: string[] = [];
    let next: string | undefined = `/api/admin/calendar-integrations?limit=1&sort=${sort}`;
    while (next) {
      const { body, headers } = await house.get(next, admin.token);
      assert.equal(Number(headers['x-total-count']), all.length);
      seen.push(...body.map(({ id }: AdminCalendar) => id));
      next = /<(.+)>/.exec(String(headers.link ?? ''))?.[1];
    }
    assert.deepEqual([...seen].sort(), all, sort);
  }
});

test('the file holds all that is filtered', async () => {
  const { body, headers } = await house.get('/api/admin/calendar-integrations?format=csv&limit=1', admin.token);
  assert.match(String(headers['content-type']), /^text\/csv/);
  assert.match(String(headers['content-disposition']), /calendar-integrations\.csv/);
  const lines = String(body).trim().split('\r\n');
  assert.equal(lines.length, 1 + (await list()).length);
  assert.match(lines[0] ?? '', /id,host,hostEmail,property,platform/);
  assert.ok(lines.some((line) => line.startsWith(one.id)));
});

test('an admin has a calendar read, and who and why is in the audit log', async () => {
  const asked = good.asked;
  const { status, body } = await readAgain(one.id);
  assert.deepEqual([status, body.id, body.health, good.asked], [200, one.id, 'active', asked + 1]);
  const [entry] = await house.kit.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  assert.deepEqual(
    [entry?.actorId, entry?.action, entry?.subjectKind, entry?.subjectId],
    [admin.id, 'sync calendar', 'calendar integration', one.id],
  );
  const [note] = await house.kit.db
    .select()
    .from(auditNotes)
    .where(eq(auditNotes.auditId, entry?.id ?? 0));
  assert.equal(note?.text, 'The host called');
  assert.equal((await verifyChain(house.kit.db)).fault, null);
  assert.deepEqual(
    [(await readAgain(one.id, { reason: ' ' })).status, (await readAgain(one.id, {})).status],
    [400, 400],
  );
  await house.patch(one.path, { syncEnabled: false }, one.host.token);
  assert.equal((await readAgain(one.id)).body.error, 'invalid_transition');
});
