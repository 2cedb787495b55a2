import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getJob, listHostJobs, listNotifications, listOwnBids } from '#contract/calls.ts';
import { isConcerned } from './live-topics.ts';
import { readKey } from './use-read.ts';

const changed = { topics: ['bids'], jobId: 'a' } as const;

test('a change of one job concerns its own page and the lists, not the page of another job', () => {
  assert.equal(isConcerned(readKey(getJob, { params: { id: 'a' } }), changed), true);
  assert.equal(isConcerned(readKey(getJob, { params: { id: 'b' } }), changed), false);
  assert.equal(isConcerned(readKey(listHostJobs, { query: { status: 'OPEN' } }), changed), true);
});

test('each topic concerns only the reads that show it', () => {
  assert.equal(isConcerned(readKey(listOwnBids), { topics: ['bids'] }), true);
  assert.equal(isConcerned(readKey(listOwnBids), { topics: ['money'] }), false);
  assert.equal(isConcerned(readKey(listNotifications), { topics: ['job', 'bids', 'money'] }), false);
});
