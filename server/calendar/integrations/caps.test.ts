import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostCalendars } from '#contract/calendar.ts';
import { newId } from '#server/platform/ids.ts';
import { aFeed, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { calendarIntegrations } from '../table.ts';

const feed = await aFeed(icalOf(['2026-05-10', '2026-05-14', 'Reserved']));
const house = await aHouse({ settings: { calendarAllowPrivate: [feed.at] } });

test('a property has ten calendars at most, a host two hundred, and removing one makes room', async () => {
  const { host, property, path } = await aHostWithAFeed(house, feed);
  const form = (propertyId: string) => ({ propertyId, platform: 'vrbo', externalPropertyId: '123' });
  const add = (propertyId: string) => house.post('/api/calendar/integrations', form(propertyId), host.token);
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => add(property.id)));
  assert.equal(atOnce.filter(({ status }) => status === 201).length, mostCalendars.atProperty - 1);
  const refused = await add(property.id);
  assert.deepEqual([refused.status, refused.body.error], [409, 'too_many']);
  assert.match(refused.body.message, /10 calendars/);
  assert.equal((await house.remove(path, host.token)).status, 204);
  assert.equal((await add(property.id)).status, 201);
  const other = await aProperty(house, host);
  const rows = Array.from({ length: mostCalendars.ofHost - mostCalendars.atProperty }, () => ({
    ...{ id: newId(), hostId: host.id, propertyId: property.id, platform: 'vrbo' as const, externalPropertyId: '123' },
    createdAt: house.clock.now(),
  }));
  await house.kit.db.insert(calendarIntegrations).values(rows);
  assert.match((await add(other.id)).body.message, /200 calendars/);
});

test('a host reads sixty times a minute at most, whichever calendars', async () => {
  const connected = await aHostWithAFeed(house, feed);
  const { host } = connected;
  const paths = [connected.path];
  for (let more = 0; more < 3; more++) {
    const form = { propertyId: (await aProperty(house, host)).id, platform: 'airbnb', externalPropertyId: '1' };
    const { body } = await house.post('/api/calendar/integrations', { ...form, calendarUrl: feed.url }, host.token);
    paths.push(`/api/calendar/integrations/${body.id}`);
  }
  const statuses: number[] = [];
  for (let asked = 0; asked < 16; asked++)
    for (const path of paths) statuses.push((await house.post(`${path}/sync`, undefined, host.token)).status);
  assert.equal(statuses.filter((status) => status === 200).length, 60);
  assert.deepEqual(statuses.slice(60), [429, 429, 429, 429]);
  const stranger = await aHostWithAFeed(house, feed);
  assert.equal((await stranger.sync()).jobsCreated, 1, 'another host is not held up');
});
