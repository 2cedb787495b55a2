import assert from 'node:assert/strict';
import { test } from 'node:test';
import { monthSpan } from './month-span.ts';

test('a month is asked for with a day more at each end, over the turn of a year too', () => {
  assert.deepEqual(monthSpan('2026-12'), { from: '2026-11-30T00:00:00.000Z', to: '2027-01-02T00:00:00.000Z' });
  assert.deepEqual(monthSpan('2024-02'), { from: '2024-01-31T00:00:00.000Z', to: '2024-03-02T00:00:00.000Z' });
});
