import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UploadSlots } from './upload-limits.ts';

const large = 15 * 1024 * 1024;
const never = () => new Promise<never>(() => undefined);

/** Starts as many large uploads as an account is allowed, none of which ends; returns how many. */
async function fill(slots: UploadSlots, account: string): Promise<number> {
  for (let count = 0; ; count++) {
    try {
      await Promise.race([slots.hold(account, large, never), Promise.resolve()]);
    } catch {
      return count;
    }
  }
}

test('one account cannot take the slots of all', async () => {
  const slots = new UploadSlots();
  assert.equal(await fill(slots, 'a'), 6);
  await assert.rejects(slots.hold('a', large, never), { code: 'rate_limited' });
  assert.equal(await slots.hold('b', large, async () => 'taken'), 'taken');
});

test('past a process’s total it is unavailable until an upload is done', async () => {
  const slots = new UploadSlots();
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = slots.hold('first', large, () => promise);
  for (const account of 'abcdef') await fill(slots, account);
  await assert.rejects(slots.hold('late', large, never), { code: 'unavailable' });
  resolve();
  await first;
  assert.equal(await slots.hold('late', large, async () => 'taken'), 'taken');
});
