import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableFaults } from './tables.ts';

const source = (file: string, text: string) => ({ file, lines: text.split('\n') });
const jobs = source('server/jobs/table.ts', "export const jobs = pgTable(\n  'job',");
const bids = source('server/jobs/bids.ts', "export const bids = pgTable('bid', {");
const faultsOf = (file: string, text: string) =>
  tableFaults([jobs, bids, source(file, text)]).map(({ line, advice }) => `${line}: ${advice}`);
const onlyJobs = 'Only server/jobs writes this table: call what its index.ts offers.';
const importIt = 'Import the table from server/jobs/table.ts, or ask that room.';

test('a table is written only by its own room', () => {
  assert.deepEqual(faultsOf('server/jobs/posting/edit-job.ts', 'await tx.update(jobs).set({})'), []);
  assert.deepEqual(faultsOf('server/payments/checkout.ts', 'x\nawait tx.update(jobs).set({})'), [`2: ${onlyJobs}`]);
  assert.deepEqual(faultsOf('server/views/lists.ts', 'sql`delete from ${bids} where true`'), [`1: ${onlyJobs}`]);
  assert.deepEqual(faultsOf('server/reviews/note.ts', 'sql`UPDATE job SET x = 1`'), [`1: ${onlyJobs}`]);
});

test('a table of another room is not named in SQL without being imported', () => {
  assert.deepEqual(faultsOf('server/cards/has-card.ts', 'sql`select from job where true`'), [`1: ${importIt}`]);
  assert.deepEqual(faultsOf('server/cards/has-card.ts', 'sql`select 1 from x join bid on true`'), [`1: ${importIt}`]);
  assert.deepEqual(faultsOf('server/views/detail.ts', 'sql`select from job where true`'), []);
  assert.deepEqual(faultsOf('server/jobs/posting/x.ts', 'sql`select from job where true`'), []);
});

test('comments and words that merely look like a table are left alone', () => {
  assert.deepEqual(faultsOf('server/cards/has-card.ts', '// the last card is kept from job to job'), []);
  assert.deepEqual(faultsOf('server/cards/has-card.ts', 'sql`select from jobless`'), []);
});
