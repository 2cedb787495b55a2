import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aHouse } from '#server/testing/house.ts';
import { onboardingForm } from '#server/testing/onboarding-form.ts';
import { aCleaner } from '#server/testing/people.ts';

const house = await aHouse();

test('availability that is saved as it stood counts as saved, and takes the radius along', async () => {
  const { token } = await aCleaner(house);
  const { body: begun } = await house.post('/api/cleaner/complete-onboarding', onboardingForm(), token);
  assert.equal(begun.availabilitySavedAt, null);
  const { weekly, daysOff, serviceRadiusKm } = begun;
  const save = (sent: object) => house.put('/api/cleaner/availability', { weekly, daysOff, ...sent }, token);
  const { body: saved } = await save({});
  assert.deepEqual([saved.weekly, saved.serviceRadiusKm], [weekly, serviceRadiusKm]);
  assert.equal(saved.availabilitySavedAt, house.clock.now().toISOString());
  assert.equal((await save({ serviceRadiusKm: 60 })).body.serviceRadiusKm, 60);
  for (const [radius, sentence] of [
    [4, 'Minimum service radius is 5km'],
    [101, 'Maximum service radius is 100km'],
  ] as const)
    assert.equal((await save({ serviceRadiusKm: radius })).body.fields.serviceRadiusKm, sentence);
  assert.equal((await house.get('/api/cleaner/profile', token)).body.serviceRadiusKm, 60);
});
