import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Task } from '#contract/work.ts';
import { firstOpen, isDone, isInside, nextOf, stepsOf } from './steps.ts';

const aTask = (room: string | null, done = false): Task => ({
  ...{ id: crypto.randomUUID(), name: 'Dust', room, required: true, templateKey: null, note: null, photo: null },
  ...{ doneAt: done ? '2026-11-23T15:00:00Z' : null, skippedReason: null },
});
const times = (count: number, room: string, done = false) => Array.from({ length: count }, () => aTask(room, done));
const none = new Set<string>();
const idsOf = (tasks: readonly Task[]) => stepsOf({ tasks }).map(({ id }) => id);

test('a short list is one step, a long one a step for each room, and none is no step', () => {
  assert.deepEqual(idsOf([aTask('Kitchen'), aTask('Bedroom')]), ['access', 'before', 'checklist', 'after', 'finish']);
  const long = [...times(5, 'Kitchen'), ...times(4, 'Bedroom'), aTask('Kitchen')];
  assert.deepEqual(idsOf(long), ['access', 'before', 'room-1', 'room-2', 'after', 'finish']);
  assert.equal(stepsOf({ tasks: long })[2]?.tasks.length, 6, 'a room that comes twice is one');
  assert.deepEqual(idsOf([]), ['access', 'before', 'after', 'finish']);
});

test('who has done nothing begins at the door; who comes back goes on where something is left', () => {
  const steps = (done: number) => stepsOf({ tasks: [...times(done, 'Kitchen', true), ...times(10 - done, 'Bedroom')] });
  const at = (done: number, taken: string[]) => firstOpen(steps(done), new Set(taken))?.id;
  assert.equal(at(0, []), 'access');
  assert.equal(at(0, ['BEFORE']), 'room-1');
  assert.equal(at(5, []), 'room-2', 'it is too late to show how the home was found');
  assert.equal(at(10, []), 'after');
  assert.equal(at(10, ['AFTER']), 'finish');
});

test('a step is done with its last task or its first photo; the last one never is', () => {
  const [access, before, , after, finish] = stepsOf({ tasks: [aTask('Kitchen')] });
  assert.ok(access && before && after && finish);
  assert.deepEqual(
    [before, after].map((step) => isDone(step, new Set(['BEFORE']))),
    [true, false],
  );
  assert.deepEqual(
    [access, finish].map((step) => isDone(step, new Set(['BEFORE', 'AFTER']))),
    [false, false],
  );
  const [, , list] = stepsOf({ tasks: [aTask('Kitchen', true)] });
  assert.ok(list && isDone(list, none));
});

test('getting in is done once something shows that one is inside, which a photo from before does not', () => {
  const [tasks, ticked] = [[aTask('Kitchen')], [aTask('Kitchen', true)]];
  assert.deepEqual(
    [isInside(tasks, new Set(['BEFORE'])), isInside(tasks, new Set(['AFTER'])), isInside(ticked, none)],
    [false, true, true],
  );
  const [access] = stepsOf({ tasks });
  assert.ok(access && isDone(access, none, true));
});

test('the way on leads past the last photos where they are there', () => {
  const steps = stepsOf({ tasks: [aTask('Kitchen')] });
  const next = (taken: string[]) => nextOf(steps, 2, (step) => isDone(step, new Set(taken)))?.id;
  assert.deepEqual([next(['BEFORE']), next(['AFTER'])], ['after', 'finish']);
});
