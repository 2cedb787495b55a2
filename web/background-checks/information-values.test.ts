import assert from 'node:assert/strict';
import { test } from 'node:test';
import { informationValues } from './information-values.ts';

const user = {
  id: 'u1',
  email: 'carla@example.com',
  name: 'Carla de la Cruz',
  firstName: 'Carla',
  role: 'CLEANER',
  phone: '(512) 555-0143',
  onboardingCompleted: true,
  ratingAvg: null,
  ratingCount: 0,
  emailVerified: true,
  locale: 'en',
  distanceUnit: 'mi',
  createdAt: '2026-05-06T16:00:00.000Z',
} as const;

test('before onboarding the form begins with what signing up asked, and never with an SSN', () => {
  const { firstName, lastName, phone, socialSecurityNumber } = informationValues(null, user);
  assert.deepEqual([firstName, lastName, phone], ['Carla', 'de la Cruz', '(512) 555-0143']);
  assert.equal(socialSecurityNumber, '');
});
