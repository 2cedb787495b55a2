import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from './ids.ts';

test('ids that are made one after another sort in that order, however quickly, and are random all the same', () => {
  const made = Array.from({ length: 10_000 }, newId);
  assert.deepEqual(made.toSorted(), made);
  assert.equal(new Set(made.map((id) => id.slice(19))).size, made.length);
  for (const id of made) assert.match(id, /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
