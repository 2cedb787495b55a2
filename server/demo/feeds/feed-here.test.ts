import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, plus } from '#server/platform/clock.ts';
import { aCard } from '#server/testing/a-card.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { aHost } from '#server/testing/people.ts';
import { feedAddress, feedHere } from './feed-here.ts';

const house = await aHouse();
const began = house.clock.now();
const address = feedAddress('marsh-vrbo', began);

test('a demo reads its own feeds without a network, and a second Sync Now finds nothing new', async () => {
  const host = await aHost(house);
  await aCard(house, host);
  const property = await aProperty(house, host);
  const form = { propertyId: property.id, platform: 'vrbo', externalPropertyId: '2940116', calendarUrl: address };
  const { body } = await house.post('/api/calendar/integrations', form, host.token);
  const sync = async () => (await house.post(`/api/calendar/integrations/${body.id}/sync`, undefined, host.token)).body;
  const { bookingsCreated, jobsCreated } = await sync();
  // one is not confirmed, one was blocked, one is gone
  assert.deepEqual([bookingsCreated, jobsCreated], [4, 3]);
  const { alarm, ...again } = await sync();
  assert.deepEqual([alarm, Object.values(again).filter((count) => count !== 0)], [null, []]);
});

test('its stays keep their days while time goes on, and what vanished was there before', () => {
  const { settings } = house.kit;
  const at = (days: number) => feedHere({ settings, clock: { now: () => plus(began, days * day) } }, address) ?? '';
  assert.equal(at(3), at(0));
  assert.match(at(-1), /SUMMARY:Reserved - Lindgren/);
  assert.doesNotMatch(at(0), /Lindgren/);
  assert.match(feedHere(house.kit, feedAddress('casita-booking', began)) ?? '', /Log in/);
});

test('no other address is read like that, and in production none at all', () => {
  const { clock, settings } = house.kit;
  for (const other of ['https://www.airbnb.com/calendar/ical/1.ics', 'http://127.0.0.1/marsh-vrbo.ics', 'nonsense'])
    assert.equal(feedHere(house.kit, other), null, other);
  assert.equal(feedHere({ clock, settings: { ...settings, mode: 'production' } }, address), null);
});

test('a demo refuses private addresses as production does', async () => {
  const host = await aHost(house);
  const property = await aProperty(house, host);
  const own = new URL(house.kit.settings.publicUrl).host;
  for (const name of [own, 'localhost', '127.0.0.1', '[::1]', '10.0.0.7', 'feeds.local']) {
    const form = {
      propertyId: property.id,
      platform: 'vrbo',
      externalPropertyId: '1',
      calendarUrl: `http://${name}/a.ics`,
    };
    const { status, body } = await house.post('/api/calendar/integrations', form, host.token);
    assert.deepEqual([status, body.error], [422, 'url_not_allowed'], name);
  }
});
