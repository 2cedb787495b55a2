import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings.ts';
import type { Decision } from '#contract/calendar.ts';
import { aFeed, anIntegration, icalOf } from '#server/testing/a-feed.ts';
import { aHostWithAFeed } from '#server/testing/a-host-with-a-feed.ts';
import { aHouse } from '#server/testing/house.ts';

const [airbnb, booking] = [await aFeed(), await aFeed()];
const house = await aHouse({ settings: { calendarAllowPrivate: [airbnb.at, booking.at] } });

const stay = ['2026-05-10', '2026-05-14', 'Reserved', 'a'] as const;
const later = ['2026-06-10', '2026-06-12', 'Reserved', 'b'] as const;

/** A property on two channels, of which the second is connected and not imported yet. */
async function onTwoChannels() {
  const known = await aHostWithAFeed(house, airbnb);
  const { host, property } = known;
  const second = await anIntegration(house, host.token, property.id, booking, 'booking_com');
  const path = `/api/calendar/integrations/${second.id}`;
  const syncSecond = async (query = '') => (await house.post(`${path}/sync${query}`, undefined, host.token)).body;
  const rowOf = async () => (await house.get('/api/host/timeline?from=2026-05-01&days=42', host.token)).body[0];
  const bookings = async (): Promise<Booking[]> => (await known.bookings()).toReversed();
  return { ...known, second, syncSecond, rowOf, bookings };
}

const missingOf = (stays: readonly Pick<Booking, 'missing'>[]) => stays.map(({ missing }) => missing);

test('a stay names its calendar, and says that it is missing until the next reading', async () => {
  const { sync, id, rowOf, bookings } = await onTwoChannels();
  airbnb.body = icalOf([...stay], [...later]);
  await sync();
  assert.deepEqual(
    (await bookings()).map((each) => [each.integrationId, each.missing, each.overlaps]),
    [
      [id, null, []],
      [id, null, []],
    ],
  );
  airbnb.body = icalOf([...later]);
  await sync();
  assert.deepEqual(missingOf(await bookings()), ['once', null]);
  assert.deepEqual(missingOf((await rowOf()).stays), ['once', null]);
  airbnb.body = icalOf([...stay], [...later]);
  await sync();
  assert.deepEqual(missingOf(await bookings()), [null, null], 'it is back');
});

test('stays that wait for the host’s answer say so; those that another channel has are not missing', async () => {
  const { sync, syncSecond, path, host, bookings } = await onTwoChannels();
  airbnb.body = icalOf([...stay], [...later]);
  booking.body = icalOf(['2026-06-10', '2026-06-12', 'CLOSED - Not available']);
  await sync();
  await syncSecond();
  airbnb.body = icalOf();
  await sync();
  assert.deepEqual(missingOf(await bookings()), ['kept', null]);
  await house.post(`${path}/missing-stays`, { decision: 'keep' }, host.token);
  assert.deepEqual(missingOf(await bookings()), [null, null]);
});

test('a stay loses its calendar’s name with the calendar, and one entered by hand never had one', async () => {
  const { sync, path, host, property, bookings } = await onTwoChannels();
  airbnb.body = icalOf([...stay]);
  await sync();
  const byHand = { propertyId: property.id, checkInDate: '2026-05-20', checkOutDate: '2026-05-22' };
  await house.post('/api/calendar/bookings', byHand, host.token);
  await house.remove(path, host.token);
  assert.deepEqual(
    (await bookings()).map(({ platform, integrationId, missing }) => [platform, integrationId, missing]),
    [
      ['airbnb', null, null],
      ['direct', null, null],
    ],
  );
});

test('a dry run says which stays another channel has too and which cannot both be, and changes nothing', async () => {
  const { sync, syncSecond, host, property, decisions, rowOf } = await onTwoChannels();
  airbnb.body = icalOf([...stay]);
  await sync();
  const byHand = { propertyId: property.id, checkInDate: '2026-06-10', checkOutDate: '2026-06-12' };
  await house.post('/api/calendar/bookings', byHand, host.token);
  booking.body = icalOf(
    ['2026-05-10', '2026-05-14', 'CLOSED - Not available'],
    ['2026-05-12', '2026-05-16', 'CLOSED - Not available'],
    ['2026-06-10', '2026-06-12', 'CLOSED - Not available'],
  );
  const marksOf = (found: Decision[]) =>
    found.map((each) => [each.alsoAt, each.overlaps.map((one) => one.checkOutDate)]);
  const expected = [
    [['airbnb'], ['2026-05-16']],
    [[], ['2026-05-14']],
    [['direct'], []],
  ];
  assert.deepEqual(marksOf((await syncSecond('?dryRun=true')).decisions), expected);
  assert.deepEqual(marksOf(await decisions()), [[[], []]], 'nothing was imported');
  await syncSecond();
  assert.deepEqual(marksOf(await decisions()), [[['booking_com'], ['2026-05-16']]], 'the first channel says it too');
  const drawn: Booking[] = (await rowOf()).stays;
  assert.deepEqual(
    drawn.map(({ checkOutDate, overlaps }) => [checkOutDate, overlaps.map((one) => one.checkOutDate)]),
    [
      ['2026-05-14', ['2026-05-16']],
      ['2026-05-16', ['2026-05-14']],
      ['2026-06-12', []],
    ],
  );
});
