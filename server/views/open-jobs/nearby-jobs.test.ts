import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { nearbyKm } from '#contract/terms.ts';
import { localTime } from '#contract/zoned-time.ts';
import { day, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { aHouse } from '#server/testing/house.ts';
import { fromNetwork } from '#server/testing/network.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();
const host = await aHost(house);
const nearby = (near: string) => house.get(`/api/jobs/nearby?near=${encodeURIComponent(near)}`);

test('anybody learns how many jobs are open around a ZIP, of which types and for how much, and nothing else', async () => {
  const austin = await aProperty(house, host, { address: '9 Hidden Lane, Austin, TX 78701' });
  const seattle = await aProperty(house, host, {
    ...{ city: 'Seattle', state: 'WA', zipCode: '98101', latitude: 47.6114, longitude: -122.3305 },
    timeZone: 'America/Los_Angeles',
  });
  for (const payoutCents of [8000, 14_000, 9500])
    await aJob(house, host, { property: austin, payoutCents: toCents(payoutCents) });
  await aJob(house, host, { property: austin, payoutCents: toCents(20_000), cleaningType: 'deep' });
  await aJob(house, host, { property: seattle });
  const over = await aJob(house, host, { property: austin, payoutCents: toCents(99_900) });
  await house.patch(`/api/jobs/${over.id}`, { status: 'CANCELED' }, host.token);

  const { status, body } = await nearby('78664');
  assert.equal(status, 200);
  assert.deepEqual(body, {
    place: { city: 'Round Rock', state: 'TX' },
    radiusKm: nearbyKm,
    count: 4,
    types: [
      { cleaningType: 'standard', count: 3, lowestPayoutCents: 8000, highestPayoutCents: 14_000 },
      { cleaningType: 'deep', count: 1, lowestPayoutCents: null, highestPayoutCents: null },
    ],
    weekdays: weekdaysOf(over.startTime, 4),
  });
  assert.equal((await nearby('Seattle, WA')).body.count, 1);
});

/** So many on the day of the week that it is in Austin then, and none on the others. */
function weekdaysOf(start: Date, count: number): number[] {
  const sunday0 = new Date(localTime(start, 'America/Chicago').date).getUTCDay();
  return Array.from({ length: 7 }, (_, day) => (day === (sunday0 + 6) % 7 ? count : 0));
}

test('fewer than three jobs do not tell on which day they are', async () => {
  assert.deepEqual((await nearby('98101')).body.weekdays, null);
});

test('a place that nobody knows counts nothing, and none at all is refused', async () => {
  assert.deepEqual((await nearby('Zzzzville')).body, {
    place: null,
    radiusKm: nearbyKm,
    count: 0,
    types: [],
    weekdays: null,
  });
  for (const path of ['/api/jobs/nearby', '/api/jobs/nearby?near=', '/api/jobs/nearby?near=78701&radiusKm=1'])
    assert.equal((await house.get(path)).status, 400, path);
});

test('around their own ZIP a cleaner is told of what is within their own radius, elsewhere as everybody', async () => {
  const { token } = await aCleaner(house);
  const address = { ...onboardingForm().address, city: 'Round Rock', zipCode: '78664' };
  const form = onboardingForm({ address, serviceRadiusKm: 20 });
  const { body: profile } = await house.post('/api/cleaner/complete-onboarding', form, token);
  const asked = async (near: string, reader?: string) => {
    const { radiusKm, count } = (await house.get(`/api/jobs/nearby?near=${near}`, reader)).body;
    return [radiusKm, count];
  };
  assert.deepEqual(await asked('78664'), [nearbyKm, 4]);
  assert.deepEqual(await asked('78664', token), [20, 0], 'Austin is farther');
  for (const longer of ['%2078664-1234', '78664%201234'])
    assert.deepEqual(await asked(longer, token), [20, 0], 'the same ZIP, written longer');
  assert.deepEqual(await asked('78701', token), [nearbyKm, 4]);
  const { weekly, daysOff } = profile;
  const travels = (serviceRadiusKm: number) =>
    house.put('/api/cleaner/availability', { weekly, daysOff, serviceRadiusKm }, token);
  await travels(60);
  assert.deepEqual(await asked('78664', token), [60, 4]);
  await travels(5);
  assert.deepEqual(await asked('78664', token), [20, 0], 'no smaller circle tells where a home is');
});

test('what is over is not counted', async () => {
  house.clock.set(plus(house.clock.now(), 30 * day));
  assert.equal((await nearby('78701')).body.count, 0);
});

test('a visitor asks 300 times a minute, as for every public read', async () => {
  const ask = () => house.send('GET', '/api/jobs/nearby?near=78701', { headers: fromNetwork(77) });
  const statuses = await Promise.all(Array.from({ length: 301 }, async () => (await ask()).status));
  assert.equal(statuses.filter((status) => status === 429).length, 1);
});
