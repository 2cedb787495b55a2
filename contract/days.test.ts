import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, isDay, isWallTime, nightsBetween } from './days.ts';

test('days are counted across months, leap days and the days on which clocks change', () => {
  assert.deepEqual(
    [addDays('2026-02-28', 1), addDays('2028-02-28', 1), addDays('2026-03-01', -1), addDays('2026-12-31', 1)],
    ['2026-03-01', '2028-02-29', '2026-02-28', '2027-01-01'],
  );
  assert.deepEqual([addDays('2026-03-07', 2), addDays('2026-10-31', 2)], ['2026-03-09', '2026-11-02']);
  assert.deepEqual([nightsBetween('2026-03-07', '2026-03-09'), nightsBetween('2026-12-30', '2027-01-02')], [2, 3]);
});

test('a day is one of the calendar, and of the years that the server takes', () => {
  assert.deepEqual(['2026-02-28', '2028-02-29', '1900-01-01', '2199-12-31'].filter(isDay).length, 4);
  const none = [
    '2026-99-99',
    '2026-02-29',
    '2026-04-31',
    '0001-01-01',
    '2200-01-01',
    '2026-1-1',
    '2026-01-01T10:00',
    '',
    null,
  ];
  assert.deepEqual(none.filter(isDay), []);
});

test('a time is one of such a day', () => {
  assert.ok(isWallTime('2026-02-28T23:59'));
  for (const text of ['2026-02-30T10:00', '2026-02-28T24:00', '2026-02-28T10:60', '2026-02-28', '', null])
    assert.ok(!isWallTime(text), String(text));
});
