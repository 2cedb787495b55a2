import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairQueue } from './fair-queue.ts';

/** Starts work that lasts until told to end, and records when each piece begins. */
function aWorkshop() {
  const queue = new FairQueue();
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
  const queue = new FairQueue();
  const failed = queue.run('a', () => Promise.reject(new Error('broken')));
  const next = queue.run('a', async () => 'done');
  await assert.rejects(failed, /broken/);
  assert.equal(await next, 'done');
});
