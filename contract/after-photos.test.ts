import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooSmallOf } from './after-photos.ts';

const ofBeds = { taskId: 'beds' };
const ofBins = { taskId: 'bins', small: true };

test('a larger photo of the same task, or of none for one of none, makes up for one that is too small', () => {
  assert.deepEqual(tooSmallOf([ofBins, ofBeds]), [ofBins], 'one of another task shows nothing of this one');
  assert.deepEqual(tooSmallOf([ofBins, { taskId: 'bins' }]), []);
  assert.deepEqual(tooSmallOf([ofBins, { taskId: null }]), [ofBins]);
  assert.deepEqual(tooSmallOf([{ taskId: null, small: true }, { taskId: null }]), []);
  assert.deepEqual(tooSmallOf([{ taskId: null, small: true }, ofBeds]), [{ taskId: null, small: true }]);
  assert.deepEqual(tooSmallOf([]), []);
});
