import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silentLog } from '../log.ts';
import { eachOnItsOwn } from './each-on-its-own.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id }));

/** Does all but `b`, and says whether the rest was left. */
async function run(stopsAll?: () => boolean) {
  const done: string[] = [];
  const work = async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('spoilt');
    done.push(id);
  };
  return { done, reached: await eachOnItsOwn({ log: silentLog }, items, { failed: 'not done', work, stopsAll }) };
}

test('one that fails holds up no other', async () => {
  assert.deepEqual(await run(), { done: ['a', 'c'], reached: true });
});

test('what would fail for all that follow ends the round', async () => {
  assert.deepEqual(await run(() => true), { done: ['a'], reached: false });
});
