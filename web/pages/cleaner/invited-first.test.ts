import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Job } from '#contract/jobs.ts';
import { invitedFirst } from './invited-first.ts';

test('the jobs come first for which a host asks the reader, the others in the order they had', () => {
  const job = (id: string, ...can: Job['can']) => ({ id, can });
  const jobs = [job('a', 'bid'), job('b', 'bid'), job('c', 'bid', 'accept'), job('d', 'bid')];
  assert.deepEqual(
    invitedFirst(jobs).map(({ id }) => id),
    ['c', 'a', 'b', 'd'],
  );
});
