import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#contract/days.ts';
import { addMonths } from './month-grid.ts';

test('days and months carry over years and leap days', () => {
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
  assert.equal(addMonths('2026-12', 1), '2027-01');
  assert.equal(addMonths('2027-01', -1), '2026-12');
});
