import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, nightsBetween } from './days.ts';

test('days are counted across months, leap days and the days on which clocks change', () => {
  assert.deepEqual(
    [addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1), addDays('2026-12-31', 1)],
    ['2026-03-01', '2028-02-29', '2026-02-28', '2027-01-01'],
  );
  assert.deepEqual([addDays('2026-03-07', 2), addDays('2026-10-31', 2)], ['2026-03-09', '2026-11-02']);
  assert.deepEqual([nightsBetween('2026-03-07', '2026-03-09'), nightsBetween('2026-12-30', '2027-01-02')], [2, 3]);
});
