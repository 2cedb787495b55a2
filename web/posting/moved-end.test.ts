import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movedEnd } from './moved-end.ts';

const was = { startTime: '2026-11-21T11:00', endTime: '2026-11-21T14:30' };

test('another start keeps the length, over midnight too', () => {
  assert.equal(movedEnd(was, '2026-11-24T13:00'), '2026-11-24T16:30');
  assert.equal(movedEnd(was, '2026-11-30T22:00'), '2026-12-01T01:30');
});

test('what has no length yet, or an end before its start, keeps none', () => {
  assert.equal(movedEnd({ ...was, endTime: '' }, '2026-11-24T13:00'), null);
  assert.equal(movedEnd({ ...was, startTime: '' }, '2026-11-24T13:00'), null);
  assert.equal(movedEnd({ ...was, endTime: '2026-11-21T10:00' }, '2026-11-24T13:00'), null);
  assert.equal(movedEnd(was, ''), null);
});
