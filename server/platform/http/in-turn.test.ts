import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InTurn } from './in-turn.ts';

test('an account’s writes run four at a time, in order, whether they succeed or fail; others do not wait', async () => {
  const turns = new InTurn();
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const work = (n: number) => async () => {
    begun.push(n);
    await new Promise<void>((end) => ends.push(end));
    if (n % 2) throw new Error(`${n}`);
    return n;
  };
  const all = Array.from({ length: 10 }, (_, n) => turns.run('one', work(n)));
  const settled = Promise.allSettled(all);
  await new Promise(setImmediate);
  assert.deepEqual(begun, [0, 1, 2, 3]);
  assert.equal(await turns.run('another', async () => 'at once'), 'at once');
  for (let n = 0; n < 10; n++) {
    ends[n]?.();
    await new Promise(setImmediate);
  }
  assert.deepEqual(begun, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const states = (await settled).map(({ status }) => status);
  assert.deepEqual(
    states,
    begun.map((n) => (n % 2 ? 'rejected' : 'fulfilled')),
  );
  assert.equal(await turns.run('one', async () => 'again'), 'again');
});
