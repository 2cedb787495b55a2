import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextTimes } from './next-times.ts';

const job = {
  startTime: '2026-10-30T15:00:00Z', // 11 AM in New York
  endTime: '2026-10-30T19:00:00Z',
  timeZone: 'America/New_York',
};
const at = (now: string) => nextTimes(job, Date.parse(now));

test('a job that has just ended is proposed for tomorrow, at the same hours', () => {
  assert.deepEqual(at('2026-10-30T19:30:00Z'), { startTime: '2026-10-31T11:00', endTime: '2026-10-31T15:00' });
});

test('the day after, at an hour past its start, it is the next day again', () => {
  assert.deepEqual(at('2026-10-31T15:30:00Z').startTime, '2026-11-01T11:00');
});

test('a night of changed clocks keeps the hours of the home', () => {
  assert.deepEqual(at('2026-11-01T15:30:00Z'), { startTime: '2026-11-01T11:00', endTime: '2026-11-01T15:00' });
});
