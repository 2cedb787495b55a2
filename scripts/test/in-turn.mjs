// Runs test files one after the other in this process: `node … in-turn.mjs a.test.ts b.test.ts`. Each file's tests and
// hooks belong to a test named after it.
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

for (const file of process.argv.slice(2)) test(file, async () => void (await import(pathToFileURL(file).href)));
