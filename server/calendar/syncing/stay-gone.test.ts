import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { bellsIn } from '#server/testing/bells.ts';
import { aHouse } from '#server/testing/house.ts';

const feed = await aFeed();
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });
const { bellsOf } = bellsIn(house);

const readByItself = async () => {
  house.clock.forward(31 * 60_000);
  await house.kit.tasks.send(house.kit.db, 'sync-calendars', {});
  await house.work();
};
const [gone, stays] = [
  ['2026-05-10', '2026-05-14', 'Reserved', 'a'],
  ['2026-05-20', '2026-05-24', 'Reserved', 'b'],
] as const;
const countOf = async (host: Parameters<typeof bellsOf>[0]) =>
  (await bellsOf(host)).filter((kind) => kind === 'stayGone').length;

test('a host hears once of a job that was canceled with its stay while nobody looked', async () => {
  const { sync, host, starts } = await aHostWithAFeed(house, feed);
  feed.body = icalOf([...gone], [...stays]);
  await sync();
  feed.body = icalOf([...stays]);
  for (let reading = 0; reading < 3; reading++) await readByItself();
  assert.deepEqual(await starts('CANCELED'), ['2026-05-14T16:00:00.000Z']);
  assert.equal(await countOf(host), 1);
});

test('who reads the calendar by hand is told there and then, and by no bell', async () => {
  const { sync, host } = await aHostWithAFeed(house, feed);
  feed.body = icalOf([...gone], [...stays]);
  await sync();
  feed.body = icalOf([...stays]);
  await sync();
  assert.equal((await sync()).jobsCanceled, 1);
  await house.work();
  assert.equal(await countOf(host), 0);
});
