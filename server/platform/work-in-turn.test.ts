import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WorkInTurn } from './work-in-turn.ts';

test('an account’s work is done four at a time, in order, whether they succeed or fail; others do not wait', async () => {
  const turns = new WorkInTurn({ ofOne: 4, inAll: Number.POSITIVE_INFINITY });
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

/** Starts work that lasts until told to end, and records when each piece begins. */
function aWorkshop() {
  const queue = new WorkInTurn({ ofOne: 1, inAll: 1 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (account: string, name: string) =>
    queue.run(account, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { send, begun, endOne };
}

test('work is done one at a time, and an account with a lot to do lets the others through', async () => {
  const { send, begun, endOne } = aWorkshop();
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => send('a', name));
  all.push(send('b', 'b1'), send('b', 'b2'), send('c', 'c1'));
  assert.deepEqual(begun, ['a1']);
  for (let left = 0; left < 2; left++) await endOne();
  all.push(send('d', 'd1'));
  for (let left = 0; left < 7; left++) await endOne();
  assert.deepEqual(begun, ['a1', 'b1', 'c1', 'a2', 'b2', 'd1', 'a3', 'a4', 'a5']);
  await Promise.all(all);
});

test('work that fails frees its place', async () => {
  const queue = new WorkInTurn({ ofOne: 1, inAll: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'done');
  await assert.rejects(failed, /broken/);
  assert.equal(await next, 'done');
});
