import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTogether } from '#contract/read-together.ts';
import { firstReads, whoIsIn } from './first-reads.ts';

test('what each screen reads first, and who is in besides, is read in one call', () => {
  for (const [screen, reads] of Object.entries(firstReads)) {
    const of = [...reads, ...whoIsIn].map((read) => read.replace(':id', '019a0000-0000-7000-8000-000000000000'));
    assert.ok(readTogether.query.safeParse({ of }).success, `${screen}: ${reads.join(' ')}`);
  }
});
