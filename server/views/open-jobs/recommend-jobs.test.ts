import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCents } from '#contract/money.ts';
import { onboardingDefaults } from '#server/cleaners/default-profile.ts';
import { hour, plus } from '#server/platform/clock.ts';
import { aJob } from '#server/testing/a-job.ts';
import { aProperty } from '#server/testing/a-property.ts';
import { approve } from '#server/testing/cleared-cleaner.ts';
import { aHouse } from '#server/testing/house.ts';
import { aCleaner, aHost } from '#server/testing/people.ts';

const house = await aHouse();
const inHours = (count: number) => plus(house.clock.now(), count * hour);
const scene = async () => {
  const [host, cleaner] = [await aHost(house), await aCleaner(house)];
  await approve(house, cleaner);
  return { host, cleaner };
};
const seattle = {
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  latitude: 47.6114,
  longitude: -122.3305,
  timeZone: 'America/Los_Angeles',
};

test('nobody is recommended a job beyond their radius, unless they are invited or have worked for its host', async () => {
  const { host, cleaner } = await scene();
  const far = { property: await aProperty(house, host, seattle) };
  const job = await aJob(house, host, far);
  const recommended = async () =>
    (await house.get('/api/cleaner/recommended-jobs', cleaner.token)).body.map(({ id }: { id: string }) => id);
  assert.deepEqual(await recommended(), []);
  await house.post(`/api/jobs/${job.id}/requests`, { cleanerId: cleaner.id }, host.token);
  assert.deepEqual(await recommended(), [job.id]);
  await house.post(`/api/jobs/${job.id}/decline`, undefined, cleaner.token);
  assert.deepEqual(await recommended(), []);
  await aJob(house, host, { status: 'PAID', cleaner, startTime: inHours(-100) });
  assert.deepEqual(await recommended(), [job.id]);
});

test('reasons come from what the cleaner said, not from what their profile began with', async () => {
  const { host, cleaner } = await scene();
  await aJob(house, host, { startTime: inHours(24), payoutCents: toCents(30_000) });
  const reasons = async () =>
    (await house.get('/api/cleaner/recommended-jobs', cleaner.token)).body[0].reasonCodes.map(
      ({ code }: { code: string }) => code,
    );
  const { minPayoutCents, preferredCleaningTypes, weekly } = onboardingDefaults;
  await approve(house, cleaner, {
    profile: { minPayoutCents, preferredCleaningTypes: [...preferredCleaningTypes], weekly },
  });
  for (const unsaid of ['aboveMinimum', 'type', 'available']) assert.ok(!(await reasons()).includes(unsaid), unsaid);
  await approve(house, cleaner, {
    profile: { minPayoutCents: toCents(9000), preferredCleaningTypes: ['standard'], weekly },
  });
  assert.ok((await reasons()).includes('aboveMinimum'));
});

test('at most ten recommendations, best first, each with reasons in words and codes', async () => {
  const { host, cleaner } = await scene();
  const property = await aProperty(house, host);
  for (let count = 0; count < 12; count++) await aJob(house, host, { property, startTime: inHours(24 + count) });
  const worst = await aJob(house, host, { property: await aProperty(house, host, seattle), cleaningType: 'deep' });
  const { body } = await house.get('/api/cleaner/recommended-jobs', cleaner.token);
  assert.equal(body.length, 10);
  const scores = body.map(({ matchPercentage }: { matchPercentage: number }) => matchPercentage);
  assert.deepEqual(
    scores,
    [...scores].sort((one, other) => other - one),
  );
  assert.ok(!body.some(({ id }: { id: string }) => id === worst.id));
  assert.ok(body[0].reasons.includes('Less than 1 mi away'), 'miles unless chosen otherwise');
  await house.patch('/api/me', { distanceUnit: 'km' }, cleaner.token);
  const { body: inKilometres } = await house.get('/api/cleaner/recommended-jobs', cleaner.token);
  assert.ok(inKilometres[0].reasons.includes('Less than 1 km away'));
  assert.deepEqual(body[0].reasonCodes[0], { code: 'closeBy', params: { km: 0.1 } });
  assert.equal(body[0].property.address, 'Austin, TX 78701');
});
