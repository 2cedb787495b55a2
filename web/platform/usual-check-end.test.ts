import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualCheckEnd } from './usual-check-end.ts';

test('a check is usually over within three business days, and nothing is promised once they are past', () => {
  const friday = new Date(2026, 10, 27, 12);
  const wednesday = new Date(2026, 11, 2, 12);
  assert.deepEqual(usualCheckEnd(friday.toISOString(), friday.getTime()), wednesday);
  assert.equal(usualCheckEnd(friday.toISOString(), wednesday.getTime()), null);
});
