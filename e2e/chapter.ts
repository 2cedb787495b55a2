import assert from 'node:assert/strict';
import { test } from 'node:test';

let broken = false;

/** A test that stands on those before it: once one has failed, the rest of the file fails at once instead of being waited for. */
export function chapter(name: string, tell: () => Promise<void>): void {
  test(name, async () => {
    assert.ok(!broken, 'An earlier chapter failed.');
    broken = true;
    await tell();
    broken = false;
  });
}
