import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jobQuery } from './job-query.ts';

const none = { group: null, status: null, home: null, cleaner: null, from: null, until: null };

test('days are the home’s own, the last one included, over a clock change too', () => {
  const { from, to } = jobQuery({ ...none, from: '2026-10-31', until: '2026-11-01' }, 'America/New_York');
  assert.deepEqual([from, to], ['2026-10-31T04:00:00Z', '2026-11-02T05:00:00Z']);
});

test('where a clock change leaves midnight out, the day begins an hour later', () => {
  const { from } = jobQuery({ ...none, from: '2026-03-29' }, 'Asia/Beirut');
  assert.equal(from, '2026-03-28T22:00:00Z');
});

test('asks for nothing that is not chosen', () => {
  assert.deepEqual(
    Object.values(jobQuery(none, 'UTC')).filter((value) => value !== undefined),
    [],
  );
});
