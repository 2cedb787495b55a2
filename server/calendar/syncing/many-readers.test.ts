import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owedBy } from '#server/payments/index.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { anotherWorker } from '#server/testing/another-process.ts';
import { aHouse } from '#server/testing/house.ts';
import { syncDue } from './sync-due.ts';

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
