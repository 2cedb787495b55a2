import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyPosting } from './posting-values.ts';
import { seriesAhead } from './series-ahead.ts';

const timeZone = 'America/New_York';
// a Friday, 10 PM in New York
const now = Date.parse('2026-11-28T03:00:00Z');
const weekly = { ...emptyPosting, propertyId: 'home', repeat: 'week' as const, startTime: '2026-12-01T11:00' };
const postedNow = (...given: Parameters<typeof seriesAhead>) => seriesAhead(...given)?.postedNow ?? 0;
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
  assert.equal(
    seriesAhead({ ...weekly, lastDate: '2026-11-30' }, at),
    null,
    'over before its first day: no word of it',
  );
});

test('one that begins months ahead says its dates, and when the first of them is posted', () => {
  const far = { ...weekly, repeat: 'twoWeeks' as const, startTime: '2027-03-02T11:00', lastDate: '2027-03-30' };
  assert.deepEqual(seriesAhead(far, at), {
    ...{ dates: ['2027-03-02', '2027-03-16', '2027-03-30'], hasMore: false, postedNow: 0, postedFrom: '2027-02-02' },
  });
  const endless = seriesAhead({ ...far, lastDate: '' }, at);
  assert.deepEqual([endless?.dates.length, endless?.dates.at(-1), endless?.hasMore], [6, '2027-05-11', true]);
});
