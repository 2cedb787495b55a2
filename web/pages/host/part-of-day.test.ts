import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partOfDay } from './part-of-day.ts';

test('nobody is wished a good evening in the small hours, or a good morning at noon', () => {
  assert.deepEqual([0, 3, 4, 11, 12, 17, 18, 23].map(partOfDay), [
    'night',
    'night',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
