import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOwnHours } from './has-own-hours.ts';

const day = (available: boolean) => ({ available, start: '09:00', end: '17:00' });
const weekly = {
  ...{ monday: day(true), tuesday: day(true), wednesday: day(true), thursday: day(true), friday: day(true) },
  ...{ saturday: day(false), sunday: day(false) },
};
const asGiven = { weekly, daysOff: [], availabilitySavedAt: null };

test('hours count as set once they are saved, or differ from what onboarding gives', () => {
  assert.equal(hasOwnHours(null), false);
  assert.equal(hasOwnHours(asGiven), false);
  assert.equal(hasOwnHours({ ...asGiven, availabilitySavedAt: '2026-06-01T12:00:00.000Z' }), true);
  assert.equal(hasOwnHours({ ...asGiven, daysOff: ['2026-12-24'] }), true);
  assert.equal(hasOwnHours({ ...asGiven, weekly: { ...weekly, saturday: day(true) } }), true);
  assert.equal(hasOwnHours({ ...asGiven, weekly: { ...weekly, monday: { ...day(true), start: '08:00' } } }), true);
});
