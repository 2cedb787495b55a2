import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { second } from '#server/platform/clock.ts';

/** Longer than anything takes on a busy machine, and less than a test file may take. */
const patience = 90 * second;

/** Waits until it is so, for as long as that takes: a busy machine fails no test, what never comes fails by its name. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = performance.now() + patience;
  while (!(await isSo())) {
    assert.ok(performance.now() < giveUp, `waited in vain: ${what}`);
    await wait(20);
  }
}

/** Waits until that many are done, and gives up only once none has come for as long as `until` waits. */
export async function untilDone(what: string, all: number, countDone: () => Promise<number>): Promise<void> {
  for (let done = await countDone(); done < all; ) {
    const before = done;
    await until(`${what}: ${done} of ${all}`, async () => {
      done = await countDone();
      return done > before;
    });
  }
}
