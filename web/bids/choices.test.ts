import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose, keepStanding, noChoices } from './choices.ts';

test('a bid takes the rank it is given and leaves the one it had', () => {
  const first = choose(noChoices, 'dana', 0);
  const both = choose(first, 'ibrahim', 1);
  assert.deepEqual(both, ['dana', 'ibrahim', null]);
  assert.deepEqual(choose(both, 'dana', 1), [null, 'dana', null]);
  assert.deepEqual(choose(both, 'dana', 2), [null, 'ibrahim', 'dana']);
});

test('a second press takes the choice back and leaves the others', () => {
  assert.deepEqual(choose(['dana', 'ibrahim', 'loan'], 'ibrahim', null), ['dana', null, 'loan']);
});

test('a bid that was withdrawn meanwhile is no longer chosen', () => {
  assert.deepEqual(keepStanding(['dana', 'ibrahim', null], new Set(['ibrahim'])), [null, 'ibrahim', null]);
});
