import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';

const [feed, other] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at, other.at] } });

/** One calendar has guests from May 10 to `first`, another to `second`; both are read. */
async function twoCalendars(first: string, second: string) {
  const known = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-10', first, 'Reserved', 'a']);
  await known.sync();
  other.body = icalOf(['2026-05-10', second, 'CLOSED - Not available', 'z']);
  const { id } = await anIntegration(house, known.host.token, known.property.id, other, 'booking_com');
  const path = `/api/calendar/integrations/${id}`;
  const dry = (await house.post(`${path}/sync?dryRun=true`, undefined, known.host.token)).body;
  await house.post(`${path}/sync`, undefined, known.host.token);
  const [decision] = (await house.get(`${path}/decisions`, known.host.token)).body;
  const days = async () => (await known.starts()).map((start) => start.slice(5, 10));
  return { ...known, dry, decision, days };
}

test('a stay that ends while a guest of another calendar is there is asked about before anything is posted', async () => {
  const { dry, decision, days } = await twoCalendars('2026-05-15', '2026-05-14');
  assert.equal(dry.decisions[0].cleaning.code, 'overlaps');
  assert.deepEqual([decision.cleaning.code, await days()], ['overlaps', ['05-15']]);
});

test('a host who calls both of them stays has both cleaned', async () => {
  const { decision, host, days } = await twoCalendars('2026-05-15', '2026-05-14');
  const { body } = await house.put(`/api/calendar/decisions/${decision.id}`, { decision: 'stay' }, host.token);
  assert.deepEqual([body.cleaning.code, await days()], ['jobCreated', ['05-14', '05-15']]);
});

test('a cleaning that is posted already is asked about when a longer stay is read around it', async () => {
  const { cleanings, decisions, host, days } = await twoCalendars('2026-05-14', '2026-05-15');
  assert.deepEqual([await cleanings(), await days()], [['overlaps'], ['05-14', '05-15']]);
  const [{ id }] = await decisions();
  await house.put(`/api/calendar/decisions/${id}`, { decision: 'block' }, host.token);
  assert.deepEqual(await days(), ['05-15']);
});

test('stays that follow each other on one day are two stays', async () => {
  const known = await aHostWithAFeed(house, feed);
  feed.body = icalOf(['2026-05-10', '2026-05-14', 'Reserved', 'a'], ['2026-05-14', '2026-05-17', 'Reserved', 'b']);
  await known.sync();
  assert.deepEqual(await known.cleanings(), ['jobCreated', 'jobCreated']);
});
