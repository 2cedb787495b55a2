import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekdays } from '#contract/states.ts';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner } from '#server/testing/people.ts';

const house = await aHouse();

const changes = {
  hourlyRate: 31.25,
  serviceRadiusKm: 40,
  preferredCleaningTypes: ['deep', 'move-out'],
  maxJobsPerDay: 4,
  minPayoutCents: 7500,
  workDayStart: '07:30',
  workDayEnd: '15:00',
  availableWeekdays: ['sunday', 'monday'],
  projectRatesEnabled: true,
  projectRateMin: 99.99,
  projectRateMax: 1000,
};

test('what the form leaves out gets the defaults of onboarding', async () => {
  const { token } = await aCleaner(house);
  const { preferences: _, hourlyRate: _r, serviceRadiusKm: _s, languages: _l, ...short } = onboardingForm();
  const { body } = await house.post('/api/cleaner/complete-onboarding', short, token);
  assert.deepEqual([body.hourlyRate, body.serviceRadiusKm, body.languages], [25, 25, ['English']]);
  assert.deepEqual(body.preferences, {
    preferredCleaningTypes: ['standard', 'deep'],
    maxJobsPerDay: 3,
    minPayoutCents: 8000,
  });
});

test('a profile that something else has begun gets them too, but for what was set in it', async () => {
  const { token } = await aCleaner(house);
  const week = Object.fromEntries(weekdays.map((day) => [day, { available: true, start: '06:00', end: '20:00' }]));
  const saved = await house.put('/api/cleaner/availability', { weekly: week, daysOff: [] }, token);
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  const { preferences: _, serviceRadiusKm: _s, ...short } = onboardingForm();
  const { body } = await house.post('/api/cleaner/complete-onboarding', short, token);
  assert.deepEqual([body.serviceRadiusKm, body.preferences.minPayoutCents], [25, 8000]);
  assert.deepEqual(body.preferences.preferredCleaningTypes, ['standard', 'deep']);
  assert.deepEqual(body.weekly, week);
});

test('saved again, what the form leaves out stays as it was set on the dashboard', async () => {
  const { token } = await aCleaner(house);
  await house.post('/api/cleaner/complete-onboarding', onboardingForm(), token);
  const set = { ...changes, hourlyRate: 31.5, minPayoutCents: 3000 };
  const before = await house.put('/api/cleaner/profile', set, token);
  assert.equal(before.status, 200, JSON.stringify(before.body));
  const { preferences: _, hourlyRate: _r, serviceRadiusKm: _s, languages: _l, ...form } = onboardingForm();
  const { suppliesProvided: _p, ...short } = form;
  const { body: after } = await house.post('/api/cleaner/complete-onboarding', { ...short, lastName: 'Diaz' }, token);
  assert.deepEqual(after, { ...before.body, personal: { ...before.body.personal, lastName: 'Diaz' } });
  assert.equal(after.preferences.minPayoutCents, 3000);
  const some = { ...short, preferences: { maxJobsPerDay: 1 } };
  const { body: again } = await house.post('/api/cleaner/complete-onboarding', some, token);
  assert.deepEqual(again.preferences, { ...before.body.preferences, maxJobsPerDay: 1 });
});
