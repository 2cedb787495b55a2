import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deliverable } from '#contract/work.ts';
import { spotsIn } from './spots.ts';

const photos = (...types: ('BEFORE' | 'AFTER')[]) => ({
  deliverables: types.map((photoType, index) => ({ id: String(index), photoType })) as unknown as Deliverable[],
});
const idsLeft = (job: ReturnType<typeof photos>, waiting = 0) => spotsIn(job, waiting).left.map(({ id }) => id);

test('each photo from arrival asks for one of the finished work, and one on its way answers too', () => {
  const job = photos('BEFORE', 'BEFORE', 'BEFORE', 'AFTER');
  assert.deepEqual(idsLeft(job), ['1', '2']);
  assert.deepEqual(idsLeft(job, 1), ['2']);
  assert.equal(spotsIn(job, 5).again, 3, 'more photos than spots are no more spots');
  assert.deepEqual(idsLeft(photos('AFTER')), [], 'nothing was photographed on arrival');
});
