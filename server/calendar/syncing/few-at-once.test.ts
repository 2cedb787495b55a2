import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { FewAtOnce } from './few-at-once.ts';

test('never more than a few are at work, in their order, and one that fails makes room for the next', async () => {
  const few = new FewAtOnce(2);
  let [working, most] = [0, 0];
  const begun: number[] = [];
  const work = (index: number) => async () => {
    begun.push(index);
    most = Math.max(most, ++working);
    await turn();
    working--;
    if (index % 3 === 0) throw new Error('a feed that cannot be written');
    return index;
  };
  const indexes = Array.from({ length: 9 }, (_, index) => index);
  const done = await Promise.allSettled(indexes.map((index) => few.run(work(index))));
  assert.deepEqual([most, begun], [2, indexes]);
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 6);
  assert.equal(await few.run(work(1)), 1);
});
