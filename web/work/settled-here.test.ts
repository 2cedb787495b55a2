import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Waiting, WaitingTick } from '#web/platform/offline/waiting.ts';
import { settledHere } from './settled-here.ts';

const tick = (taskId: string, change: WaitingTick['change']): Pick<Waiting, 'what'> => ({
  what: { kind: 'tick', taskId, change },
});
const twoOfSix = { settled: 2, total: 6 };

test('counts what was ticked or skipped without a signal', () => {
  const waiting = [tick('a', { done: true }), tick('b', { skippedReason: 'No oven here' })];
  assert.deepEqual(settledHere(twoOfSix, waiting), { settled: 4, total: 6 });
});

test('counts a task once, by what was done with it last', () => {
  assert.deepEqual(settledHere(twoOfSix, [tick('a', { done: true }), tick('a', { done: false })]).settled, 2);
  assert.deepEqual(settledHere(twoOfSix, [tick('a', { done: false }), tick('a', { done: true })]).settled, 2);
  assert.deepEqual(settledHere(twoOfSix, [tick('a', { done: false })]).settled, 1);
});

test('never says more than there are, and minds ticks alone', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => tick(id, { done: true }));
  assert.deepEqual(settledHere(twoOfSix, all).settled, 6);
  assert.deepEqual(settledHere(twoOfSix, [{ what: { kind: 'submit' } }]), twoOfSix);
});
