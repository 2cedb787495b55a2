import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deliverable } from '#contract/work.ts';
import { spotsIn } from './spots.ts';

const photos = (...types: ('BEFORE' | 'AFTER')[]) => ({
  deliverables: types.map((photoType, index) => ({ id: String(index), photoType })) as unknown as Deliverable[],
});
const onTheirWay = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `k${index}` }));
const idsLeft = (job: ReturnType<typeof photos>, waiting = 0) =>
  spotsIn(job, onTheirWay(waiting), {}).left.map(({ id }) => id);

test('each photo from arrival asks for one of the finished work, and one on its way answers too', () => {
  const job = photos('BEFORE', 'BEFORE', 'BEFORE', 'AFTER');
  assert.deepEqual(idsLeft(job), ['1', '2']);
  assert.deepEqual(idsLeft(job, 1), ['2']);
  assert.equal(spotsIn(job, onTheirWay(5), {}).again, 3, 'more photos than spots are no more spots');
  assert.deepEqual(idsLeft(photos('AFTER')), [], 'nothing was photographed on arrival');
});

test('a photo belongs to the spot that it was taken at, whichever came first', () => {
  const job = photos('BEFORE', 'BEFORE', 'BEFORE', 'AFTER');
  const spots = spotsIn(job, [{ key: 'k', spot: '1' }], { 3: '2' });
  assert.deepEqual([spots.placeOf('3'), spots.placeOf('k'), spots.left.map(({ id }) => id)], [3, 2, ['0']]);
  const twice = spotsIn(job, [{ key: 'k', spot: '2' }], { 3: '2' });
  assert.deepEqual([twice.placeOf('k'), twice.again], [undefined, 1], 'a second one of the same spot shows no other');
});

test('where the phone does not know the spot, a photo belongs to what was photographed for the same task', () => {
  const photo = (id: string, photoType: string, taskId: string | null) => ({ id, photoType, taskId });
  const taken = [photo('a', 'BEFORE', null), photo('b', 'BEFORE', 'sink'), photo('c', 'AFTER', 'sink')];
  const spots = spotsIn({ deliverables: taken as unknown as Deliverable[] }, [], {});
  assert.deepEqual([spots.placeOf('c'), spots.left.map(({ id }) => id)], [2, ['a']]);
});
