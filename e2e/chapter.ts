import { test } from 'node:test';

let broken = false;

/** A test that stands on those before it: once one has failed, the rest of the file is left out instead of waited for. */
export function chapter(name: string, tell: () => Promise<void>): void {
  test(name, async (context) => {
    if (broken) return context.skip('An earlier chapter failed.');
    broken = true;
    await tell();
    broken = false;
  });
}
