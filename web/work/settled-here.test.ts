import { expect, it } from 'vitest';
import type { Waiting, WaitingTick } from '#web/platform/offline/waiting.ts';
import { settledHere } from './settled-here.ts';

const tick = (taskId: string, change: WaitingTick['change']): Pick<Waiting, 'what'> => ({
  what: { kind: 'tick', taskId, change },
});
const twoOfSix = { settled: 2, total: 6 };

it('counts what was ticked or skipped without a signal', () => {
  const waiting = [tick('a', { done: true }), tick('b', { skippedReason: 'No oven here' })];
  expect(settledHere(twoOfSix, waiting)).toEqual({ settled: 4, total: 6 });
});

it('counts a task once, by what was done with it last', () => {
  expect(settledHere(twoOfSix, [tick('a', { done: true }), tick('a', { done: false })]).settled).toBe(2);
  expect(settledHere(twoOfSix, [tick('a', { done: false }), tick('a', { done: true })]).settled).toBe(2);
  expect(settledHere(twoOfSix, [tick('a', { done: false })]).settled).toBe(1);
});

it('never says more than there are, and minds ticks alone', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((id) => tick(id, { done: true }));
  expect(settledHere(twoOfSix, all).settled).toBe(6);
  expect(settledHere(twoOfSix, [{ what: { kind: 'submit' } }])).toEqual(twoOfSix);
});
