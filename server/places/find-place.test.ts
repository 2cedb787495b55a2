import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTime } from '#contract/zoned-time.ts';
import { findPlace, placeOf } from './find-place.ts';

const addresses = [
  ['12 Main St, Austin, TX 78701', 'Austin', 'TX', '78701', 'America/Chicago'],
  ['12 Main St Austin Texas 78701-1234, USA', 'Austin', 'TX', '78701', 'America/Chicago'],
  ['12 Main St, Austin 78701', 'Austin', 'TX', '78701', 'America/Chicago'],
  ['12345 Ocean Dr, Miami Beach, FL 33139', 'Miami Beach', 'FL', '33139', 'America/New_York'],
  ['2335 Kalakaua Ave, Honolulu, HI 96815', 'Honolulu', 'HI', '96815', 'Pacific/Honolulu'],
  ['1 Washington St, Phoenix, AZ 85004', 'Phoenix', 'AZ', '85004', 'America/Phoenix'],
  ['Highway 264, Window Rock, AZ 86515', 'Window Rock', 'AZ', '86515', 'America/Denver'],
  ['1 Monument Circle, Indianapolis, IN 46204', 'Indianapolis', 'IN', '46204', 'America/Indiana/Indianapolis'],
  ['1 Calle Fortaleza, San Juan, PR 00901', 'San Juan', 'PR', '00901', 'America/Puerto_Rico'],
  ['290 Bremner Blvd, Toronto, ON M5V 3L9, Canada', 'Toronto', 'ON', 'M5V', 'America/Toronto'],
  ['20 Hill St, St. Louis, MO', 'Saint Louis', 'MO', null, 'America/Chicago'],
  ['5 Rue Sainte-Catherine, Montréal, QC', 'Montreal', 'QC', null, 'America/Toronto'],
  ['412 E Jones St, Savannah, GA', 'Savannah', 'GA', null, 'America/New_York'],
  ['412 E Jones St Savannah Georgia', 'Savannah', 'GA', null, 'America/New_York'],
  ['412 E Jones St, Savannah, Ga.', 'Savannah', 'GA', null, 'America/New_York'],
  ['412 E Jones St; Savannah (GA)', 'Savannah', 'GA', null, 'America/New_York'],
  ['412 E Jones St\nSavannah - GA', 'Savannah', 'GA', null, 'America/New_York'],
  ['412 E Jones St, Savannah, Chatham County, GA', 'Savannah', 'GA', null, 'America/New_York'],
  ['12 K St NW, Washington, D.C.', 'Washington', 'DC', null, 'America/New_York'],
  ['3 Calhoun St, Bluffton, S.C. 29910', 'Bluffton', 'SC', '29910', 'America/New_York'],
  ['12 Silver Ave, Tybee Island, GA', 'Tybee Island', 'GA', '31328', 'America/New_York'],
  ['5 Ocean Blvd, Hilton Head, SC', 'Hilton Head Island', 'SC', null, 'America/New_York'],
  ['7 Lake Dr, Coeur d’Alene, ID', 'Coeur D Alene', 'ID', null, 'America/Los_Angeles'],
  ['7 Main St, Winston-Salem, NC', 'Winston Salem', 'NC', null, 'America/New_York'],
  ['75 Alii Dr, Kailua-Kona, HI', 'Kailua Kona', 'HI', null, 'Pacific/Honolulu'],
] as const;

for (const [address, city, state, zipCode, timeZone] of addresses)
  test(`${address} is in ${city}, ${state}`, async () => {
    const { latitude, longitude, ...place } = (await findPlace(address)) ?? assert.fail('not found');
    assert.deepEqual(place, { city, state, zipCode, timeZone });
    assert.ok(latitude > 15 && latitude < 65 && longitude < -50);
  });

const nowhere = [
  'Musterstraße 5, Berlin 10115',
  'Via Roma 1, Milano, MI',
  'Calle Mayor 5, 28013 Madrid',
  '12345 Main St, Nowhere',
  '12 Border St, San Ysidro, CA', // the gazetteer knows two, 89 km apart
  'Nowhere, TX 10001',
  '__proto__, constructor',
  "'; DROP TABLE property; --",
  '🏠',
];
for (const address of nowhere)
  test(`${address} is not taken for a place in the US`, async () => assert.equal(await findPlace(address), null));

test('a ZIP code that the host gives decides; one that nobody knows finds nothing', async () => {
  assert.equal((await findPlace('The old mill', '78701-0001'))?.city, 'Austin');
  assert.equal((await findPlace('Austin, TX 78701', '10001'))?.city, 'New York');
  assert.equal(await findPlace('Austin, TX 78701', '00000'), null);
  assert.equal(await findPlace('Austin, TX 78701', 'constructor'), null);
});

test('a search names a ZIP code, a city with its state, or a city alone', async () => {
  assert.equal((await placeOf('78701'))?.zipCode, '78701');
  assert.equal((await placeOf(' austin tx '))?.city, 'Austin');
  assert.equal((await placeOf('Portland'))?.state, 'OR');
  assert.equal(await placeOf('Atlantis'), null);
});

test('local time follows the zone over both changes of the clocks', () => {
  const at = (instant: string, zone: string) => localTime(new Date(instant), zone);
  assert.deepEqual(at('2026-03-08T07:59:00Z', 'America/Chicago'), {
    date: '2026-03-08',
    time: '01:59',
    weekday: 'sunday',
  });
  assert.equal(at('2026-03-08T08:00:00Z', 'America/Chicago').time, '03:00');
  assert.equal(at('2026-11-01T06:30:00Z', 'America/Chicago').time, '01:30');
  assert.equal(at('2026-11-01T07:30:00Z', 'America/Chicago').time, '01:30');
  assert.equal(at('2026-03-08T12:00:00Z', 'America/Phoenix').time, '05:00');
  assert.equal(at('2026-03-29T01:00:00Z', 'Europe/Berlin').time, '03:00');
  assert.deepEqual(at('2026-12-31T23:30:00Z', 'Asia/Kolkata'), {
    date: '2027-01-01',
    time: '05:00',
    weekday: 'friday',
  });
});
