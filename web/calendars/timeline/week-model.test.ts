import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comingDates, placeOnStrip } from './week-model.ts';

const newYork = 'America/New_York';

test('the strip begins today where the property is, not where the reader is', () => {
  const lateInUtc = Date.parse('2026-11-21T03:00:00Z');
  assert.deepEqual(comingDates(lateInUtc, newYork, 3), ['2026-11-20', '2026-11-21', '2026-11-22']);
});

test('every day of the week has one column when the clocks change', () => {
  const week = comingDates(Date.parse('2026-10-30T12:00:00Z'), newYork);
  assert.equal(new Set(week).size, 7);
  assert.equal(week.at(-1), '2026-11-05');
});

test('11:00 stands at the same place of its day before and after the clocks change', () => {
  const before = placeOnStrip('2026-10-31T15:00:00Z', newYork, '2026-10-31');
  const after = placeOnStrip('2026-11-02T16:00:00Z', newYork, '2026-10-31');
  assert.equal(before, 11 / 24);
  assert.equal(after, 2 + 11 / 24);
});
