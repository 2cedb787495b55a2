import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postedNow } from './posted-now.ts';
import { emptyPosting } from './posting-values.ts';

const timeZone = 'America/New_York';
// a Friday, 10 PM in New York
const now = Date.parse('2026-11-28T03:00:00Z');
const weekly = { ...emptyPosting, propertyId: 'home', repeat: 'week' as const, startTime: '2026-12-01T11:00' };
const at = { timeZone, jobs: [], now };

test('a weekly series posts the jobs of the coming 28 days', () => {
  assert.equal(postedNow(weekly, at), 4);
  assert.equal(postedNow({ ...weekly, repeat: 'twoWeeks' }, at), 2);
});

test('its last day, and another job at that property on one of its days, make it fewer', () => {
  assert.equal(postedNow({ ...weekly, lastDate: '2026-12-10' }, at), 2);
  const jobs = [
    { propertyId: 'home', startTime: '2026-12-09T01:00:00Z' },
    { propertyId: 'another', startTime: '2026-12-15T16:00:00Z' },
  ];
  assert.equal(postedNow(weekly, { ...at, jobs }), 3);
});

test('what comes once, or has no start yet, posts none of it', () => {
  assert.equal(postedNow({ ...weekly, repeat: 'no' }, at), 0);
  assert.equal(postedNow({ ...weekly, startTime: '' }, at), 0);
});
