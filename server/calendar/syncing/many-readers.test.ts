import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { owedBy } from '#server/payments/index.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { anotherWorker } from '#server/testing/another-process.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';
import { anAdmin } from '#server/testing/people.ts';
import { until } from '#server/testing/until.ts';
import { giveBack, leaseDue } from './lease-feed.ts';
import { planDue } from './plan-due.ts';
import { syncDue } from './sync-due.ts';
import { syncFeed } from './sync-feed.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

test('two workers read each feed once, whoever comes first', async () => {
  const other = await anotherWorker(house);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  const connected = [];
  for (let feeds = 0; feeds < 6; feeds++) {
    const each = await aHostWithAFeed(house, feed);
    await each.sync();
    connected.push(each);
  }
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved'], ['2026-05-16', '2026-05-18', 'Reserved']);
  house.clock.forward(31 * 60_000);
  const before = feed.asked;
  await Promise.all([house.kit, other.kit].map((kit) => syncDue({ ...kit, owedBy })));
  assert.equal(feed.asked, before + connected.length);
  for (const { starts } of connected) assert.equal((await starts()).length, 2);
});

test('a slow server with many calendars holds up nobody else’s, and is never asked for more than four at once', async () => {
  const [slow, quick] = [await aFeed(), await aFeed()];
  const of = await aHouse({ settings: { calendarAllowPrivate: [slow.at, quick.at] } });
  slow.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  quick.body = slow.body;
  const { host, sync } = await aHostWithAFeed(of, slow);
  await sync();
  for (let feeds = 0; feeds < 14; feeds++) {
    const property = await aProperty(of, host);
    const { id } = await anIntegration(of, host.token, property.id, slow);
    await of.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  }
  of.clock.forward(60_000);
  const other = await aHostWithAFeed(of, quick);
  await other.sync();
  of.clock.forward(31 * 60_000);
  const before = { slow: slow.asked, quick: quick.asked };
  const { promise, resolve } = Promise.withResolvers<void>();
  slow.answersAfter = promise;
  const [one, two] = [syncDue({ ...of.kit, owedBy }), syncDue({ ...(await anotherWorker(of)).kit, owedBy })];
  try {
    await until('the quick one is read while the others wait', () => quick.asked === before.quick + 1);
  } finally {
    resolve();
  }
  await Promise.all([one, two]);
  assert.equal(slow.asked, before.slow + 15, 'each once');
  assert.ok(slow.mostAtOnce <= 4, String(slow.mostAtOnce));
});

test('who took too long changes nothing any more, and does not give back what somebody else has by now', async () => {
  const of = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
  const { sync, starts } = await aHostWithAFeed(of, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  of.clock.forward(31 * 60_000);
  const kit = { ...of.kit, owedBy };
  const [late] = await leaseDue(kit, 100);
  assert.ok(late);
  of.clock.forward(3 * 60_000);
  const [now] = await leaseDue(kit, 100);
  assert.ok(now);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved'], ['2026-05-16', '2026-05-18', 'Reserved']);
  assert.equal((await syncFeed(kit, late)).jobsCreated, 0);
  await giveBack(kit.db, late);
  assert.deepEqual(await leaseDue(kit, 100), [], 'it is still being read');
  assert.equal((await syncFeed(kit, now)).jobsCreated, 1);
  assert.equal((await starts()).length, 2);
});

test('whatever goes wrong with a feed is a failure: it is noted, asked ever more seldom, and stands in nobody’s way', async () => {
  const of = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
  const { sync, id, host } = await aHostWithAFeed(of, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  await of.kit.db.execute(
    sql`alter table calendar_event add constraint nobody_thought_of check (guest_name <> 'Nobody')`,
  );
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved - Nobody']);
  of.clock.forward(31 * 60_000);
  const before = feed.asked;
  await syncDue({ ...of.kit, owedBy });
  assert.equal(feed.asked, before + 1, 'once, not again and again');
  const { body } = await of.get('/api/calendar/integrations', host.token);
  assert.deepEqual(body[0].lastFault, { code: 'unexpected' });
  assert.match(body[0].lastError, /We couldn’t read something/);
  assert.ok(new Date(body[0].nextRunAt) > of.clock.now());
  const refused = await of.post(`/api/calendar/integrations/${id}/sync`, undefined, host.token);
  assert.deepEqual([refused.status, refused.body.error], [422, 'calendar_invalid']);
});

test('nothing is read or posted for a suspended host', async () => {
  const of = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
  const { sync, host, id } = await aHostWithAFeed(of, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved'], ['2026-07-10', '2026-07-14', 'Reserved']);
  await sync();
  const suspendedAt = of.clock.now();
  await of.kit.db.update(users).set({ suspendedAt }).where(eq(users.id, host.id));
  of.clock.forward(15 * 24 * 60 * 60_000);
  const before = feed.asked;
  const jobs = () => of.kit.db.execute(sql`select 1 from job where host_id = ${host.id}`);
  await syncDue({ ...of.kit, owedBy });
  await planDue({ ...of.kit, owedBy });
  const admin = await anAdmin(of);
  const path = `/api/admin/calendar-integrations/${id}/sync`;
  const asked = await of.post(path, { reason: 'look' }, admin.token);
  assert.deepEqual([asked.status, feed.asked - before, (await jobs()).rowCount], [409, 0, 1]);
  await of.kit.db.update(users).set({ suspendedAt: null }).where(eq(users.id, host.id));
  await syncDue({ ...of.kit, owedBy });
  assert.deepEqual([feed.asked - before, (await jobs()).rowCount], [1, 2]);
});

test('a server that says "not changed" of what it was never asked for has told nothing', async () => {
  const { path, host } = await aHostWithAFeed(house, feed);
  feed.status = 304;
  const { status, body } = await house.post(`${path}/sync`, undefined, host.token);
  assert.deepEqual([status, body.calendarFault], [422, { code: 'httpStatus', status: 304 }]);
  feed.status = 200;
  const [{ imported, lastSyncAt }] = (await house.get('/api/calendar/integrations', host.token)).body;
  assert.deepEqual([imported, lastSyncAt], [false, null]);
});

test('a feed that works again, unchanged, ends the alarm; a decision in between neither ends nor repeats it', async () => {
  const { sync, path, host, decisions } = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved']);
  await sync();
  await sync();
  feed.status = 500;
  for (let reading = 0; reading < 3; reading++) await sync();
  const shown = async () => (await house.get('/api/calendar/integrations', host.token)).body[0];
  assert.equal((await shown()).alarm, 'failing');
  const [{ id }] = await decisions();
  await house.put(`/api/calendar/decisions/${id}`, { decision: 'stay' }, host.token);
  assert.equal((await shown()).alarm, 'failing');
  await sync();
  const bells = await bellsIn(house).bellsOf(host);
  assert.equal(bells.filter((kind) => kind === 'calendarNeedsYou').length, 1);
  const [notice] = (await bellsIn(house).listOf(host)).filter(({ kind }) => kind === 'calendarNeedsYou');
  const { property, id: calendarId } = await shown();
  assert.deepEqual(
    [notice?.text, notice?.link],
    [
      `Airbnb, ${property.title}: The last three syncs failed. Nothing was canceled.`,
      `/host/calendar?calendar=${calendarId}`,
    ],
  );
  feed.status = 200;
  await house.post(`${path}/sync`, undefined, host.token);
  const { alarm, lastFault } = await shown();
  assert.deepEqual([alarm, lastFault], [null, null]);
});

test('a feed is read by hand 20 times a minute at most', async () => {
  const { path, host } = await aHostWithAFeed(house, feed);
  const ask = () => house.post(`${path}/sync`, undefined, host.token);
  for (let asked = 0; asked < 20; asked++) assert.equal((await ask()).status, 200);
  const refused = await ask();
  assert.deepEqual([refused.status, refused.body.error, refused.headers['retry-after']], [429, 'rate_limited', '60']);
  house.clock.forward(60_000);
  assert.equal((await ask()).status, 200);
});

test('a cleaning begins at the check-out hour of the house, on the days on which its clocks change too', async () => {
  for (const [start, stays, expected] of [
    ['2026-03-01T16:00:00.000Z', ['07', '08', '09'], ['03-07T17', '03-08T16', '03-09T16']],
    ['2026-10-25T16:00:00.000Z', ['10-31', '11-01', '11-02'], ['10-31T16', '11-01T17', '11-02T17']],
  ] as const) {
    const year = await aHouse({ settings: { calendarAllowPrivate: [feed.at] }, start });
    const { sync, starts } = await aHostWithAFeed(year, feed);
    const days = stays.map((day) => (day.length === 2 ? `2026-03-${day}` : `2026-${day}`));
    feed.body = icalOf(...days.map((day) => [dayBefore(day), day, 'Reserved'] as [string, string, string]));
    await sync();
    assert.deepEqual(
      await starts(),
      expected.map((hour) => `2026-${hour}:00:00.000Z`),
    );
    assert.equal((await sync()).jobsCreated, 0);
  }
});

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
