import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualEnd } from './usual-end.ts';

test('a turnover ends at 4 PM, or at check-in where that is earlier', () => {
  assert.equal(usualEnd('2026-11-21T11:00', '17:00', 'standard'), '2026-11-21T16:00');
  assert.equal(usualEnd('2026-11-21T11:00', '14:30', 'standard'), '2026-11-21T14:30');
});

test('an evening cleaning takes four hours, over midnight too', () => {
  assert.equal(usualEnd('2026-11-21T22:00', '16:00', 'standard'), '2026-11-22T02:00');
});

test('a start before dawn has its end in the morning: no cleaning takes half a day', () => {
  assert.equal(usualEnd('2026-11-21T04:00', '16:00', 'standard'), '2026-11-21T10:00');
  assert.equal(usualEnd('2026-11-21T04:00', '16:00', 'deep'), '2026-11-21T12:00');
  assert.equal(usualEnd('2026-11-21T10:00', '16:00', 'maintenance'), '2026-11-21T16:00');
});

test('a date that is still being typed has no end', () => {
  assert.equal(usualEnd('', '16:00', 'standard'), null);
  assert.equal(usualEnd('2026-11', '16:00', 'standard'), null);
});
