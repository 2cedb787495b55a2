import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '#contract/days.ts';
import { addMonths, monthWeeks } from './month-grid.ts';

test('a month consists of whole weeks starting on the given weekday', () => {
  const weeks = monthWeeks('2026-11', 1);
  assert.equal(weeks[0]?.[0]?.date, '2026-10-26');
  assert.equal(weeks.at(-1)?.[6]?.date, '2026-12-06');
  assert.equal(monthWeeks('2026-11', 0)[0]?.[0]?.date, '2026-11-01');
  assert.equal(weeks.flat().filter((day) => day.inMonth).length, 30);
});

test('days and months carry over years and leap days', () => {
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
  assert.equal(addMonths('2026-12', 1), '2027-01');
  assert.equal(addMonths('2027-01', -1), '2026-12');
});
