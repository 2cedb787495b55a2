import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWholeId } from './is-whole-id.ts';

test('an id is one from end to end, and nothing that only looks as long', () => {
  const id = '01a21ad3-5662-7000-bab0-a771325e2659';
  assert.deepEqual([id, id.toUpperCase()].map(isWholeId), [true, true]);
  const others = ['-'.repeat(36), 'a'.repeat(36), `${id} `, `x${id}`, id.replaceAll('-', ''), `${id}\n`, ''];
  assert.deepEqual(others.filter(isWholeId), []);
});
