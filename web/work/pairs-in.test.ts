import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deliverable, Task } from '#contract/work.ts';
import { pairsIn } from './pairs-in.ts';

const look = { photoUrl: '/look', thumbnailUrl: '/look-small' };
const aTask = (id: string, room: string | null, photo: Task['photo'] = null): Task => ({
  ...{ id, name: id, room, required: true, doneAt: null, skippedReason: null, templateKey: null, note: null, photo },
});
const tasks = [
  aTask('stove', 'Kitchen', look),
  aTask('sink', 'Kitchen'),
  aTask('towels', 'Bathroom'),
  aTask('floors', 'General'),
  aTask('bins', 'General'),
  aTask('coffee', null),
  aTask('keys', null),
];
const aPhoto = (id: string, photoType: Deliverable['photoType'], taskId: string | null = null): Deliverable => ({
  ...{ id, jobId: 'job', photoUrl: `/${id}`, screenUrl: `/${id}`, thumbnailUrl: `/${id}` },
  ...{ photoType, note: null, taskId, takenAt: null },
  ...{ createdAt: '2026-11-24T15:00:00Z' },
  truth: { state: 'fresh', doubts: [], distanceMetres: null, earlier: null },
});
const before = (id: string, taskId?: string) => aPhoto(id, 'BEFORE', taskId);
const after = (id: string, taskId?: string) => aPhoto(id, 'AFTER', taskId);
const idsOf = (photos: Deliverable[]) =>
  pairsIn(photos, tasks).map((pair) => [pair.before.id, pair.after.id, pair.room, pair.task?.id ?? null]);

test('photos of one task are a pair, whatever the order in which rooms were photographed', () => {
  const photos = [
    ...[before('k1', 'stove'), before('b1', 'towels'), aPhoto('during', 'PROGRESS', 'towels')],
    ...[after('b2', 'towels'), after('k2', 'stove')],
  ];
  assert.deepEqual(idsOf(photos), [
    ['k1', 'k2', 'Kitchen', 'stove'],
    ['b1', 'b2', 'Bathroom', 'towels'],
  ]);
});

test('what is left over of a task pairs with another task of its room', () => {
  assert.deepEqual(idsOf([before('k1', 'stove'), before('k2', 'stove'), after('k3', 'stove'), after('k4', 'sink')]), [
    ['k1', 'k3', 'Kitchen', 'stove'],
    ['k2', 'k4', 'Kitchen', null],
  ]);
});

test('a kitchen is no pair with a bathroom, and photos of no task with none', () => {
  assert.deepEqual(idsOf([before('k', 'stove'), after('b', 'towels')]), []);
  assert.deepEqual(idsOf([before('one'), before('two'), after('three'), after('four', 'stove')]), []);
  assert.deepEqual(idsOf([before('one', 'of a task that is gone'), after('two', 'of a task that is gone')]), []);
});

test('all over the home, and no room at all, are no place to compare', () => {
  assert.deepEqual(idsOf([before('one', 'floors'), after('two', 'bins')]), []);
  assert.deepEqual(idsOf([before('one', 'coffee'), after('two', 'keys')]), []);
  assert.deepEqual(idsOf([before('one', 'floors'), after('two', 'floors')]), [['one', 'two', 'General', 'floors']]);
});

test('a pair has the photo of how the host wants it, of what was left first', () => {
  const referenceOf = (...photos: Deliverable[]) => pairsIn(photos, tasks)[0]?.reference;
  assert.equal(referenceOf(before('one', 'stove'), after('two', 'stove')), look);
  assert.equal(referenceOf(before('one', 'stove'), after('two', 'sink')), look);
  assert.equal(referenceOf(before('one', 'towels'), after('two', 'towels')), null);
});
