import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deliverable } from '#contract/work.ts';
import { pairsIn } from './pairs-in.ts';

const aPhoto = (id: string, photoType: Deliverable['photoType'], taskId: string | null = null): Deliverable => ({
  ...{ id, jobId: 'job', photoUrl: `/${id}`, thumbnailUrl: `/${id}`, photoType, note: null, taskId, takenAt: null },
  ...{ createdAt: '2026-11-24T15:00:00Z' },
  truth: { state: 'fresh', doubts: [], distanceMetres: null, earlier: null },
});
const idsOf = (photos: Deliverable[]) => pairsIn(photos).map(({ before, after }) => [before.id, after.id]);

test('photos of the whole home pair in the order in which they were taken, those of a task with their own', () => {
  const [one, two] = [aPhoto('before-1', 'BEFORE'), aPhoto('before-2', 'BEFORE')];
  const towels = [aPhoto('towels-after', 'AFTER', 'towels'), aPhoto('towels-before', 'BEFORE', 'towels')];
  const during = aPhoto('towels-during', 'PROGRESS', 'towels');
  assert.deepEqual(idsOf([one, ...towels, during, two, aPhoto('after-1', 'AFTER')]), [
    ['before-1', 'after-1'],
    ['towels-before', 'towels-after'],
  ]);
  assert.deepEqual(idsOf([one, aPhoto('oven', 'AFTER', 'oven')]), [], 'two places are no pair');
});
