import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TimelineCleaning, TimelineRow, TimelineStay } from '#contract/timeline.ts';
import { datesFrom, dayAt, isFree, openTurnovers, placeOfStay, startOn } from './timeline-model.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
const property: TimelineRow['property'] = {
  ...{ id: 'loft', title: 'Loft', city: null, bedrooms: 1, bathrooms: 1 },
  ...{ timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' },
};
type Code = TimelineStay['cleaning']['code'];
const stay = (checkInDate: string, checkOutDate: string, code: Code = 'off', more: Partial<TimelineStay> = {}) => ({
  ...{ id: checkOutDate, platform: 'airbnb' as const, guestName: 'Ana', numberOfGuests: 2, checkInDate, checkOutDate },
  ...{ bookingStatus: 'confirmed' as const, cleaning: { code }, jobId: null },
  ...{ integrationId: null, missing: null, overlaps: [] },
  ...more,
});
const cleaning = (startTime: string, endTime: string): TimelineCleaning => ({
  ...{ id: startTime, status: 'OPEN', startTime, endTime, cleanerName: null, bidCount: 0, waitsFor: 'bids' },
});
const row = (stays: TimelineStay[], cleanings: TimelineCleaning[] = [], closures: TimelineRow['closures'] = []) => ({
  ...{ property, stays, cleanings, closures },
});
const openDays = (...given: Parameters<typeof row>) =>
  openTurnovers(row(...given), now).map(({ checkOutDate }) => checkOutDate);

test('a check-out with no cleaning before the next guest is open', () => {
  const stays = [stay('2026-11-20', '2026-11-24'), stay('2026-11-26', '2026-11-28')];
  assert.deepEqual(openDays(stays), ['2026-11-24', '2026-11-28']);
  const dayAfter = cleaning('2026-11-25T16:00:00Z', '2026-11-25T20:00:00Z');
  assert.deepEqual(openDays(stays, [dayAfter]), ['2026-11-28']);
  const dayBefore = cleaning('2026-11-23T16:00:00Z', '2026-11-23T20:00:00Z');
  assert.deepEqual(openDays(stays, [dayBefore]), ['2026-11-24', '2026-11-28']);
});

test('between back-to-back stays only a cleaning of that day counts', () => {
  const stays = [stay('2026-11-23', '2026-11-24'), stay('2026-11-24', '2026-11-25')];
  const later = cleaning('2026-11-25T16:00:00Z', '2026-11-25T20:00:00Z');
  assert.deepEqual(openDays(stays, [later]), ['2026-11-24']);
});

test('what is over, uncertain, or has its job elsewhere is not open', () => {
  assert.deepEqual(openDays([stay('2026-11-18', '2026-11-21')]), []);
  assert.deepEqual(openDays([stay('2026-11-23', '2026-11-25', 'none', { bookingStatus: 'tentative' })]), []);
  for (const code of ['jobCreated', 'jobByHand', 'jobToMove'] as const)
    assert.deepEqual(openDays([stay('2026-11-23', '2026-11-25', code)]), []);
  for (const code of ['off', 'later', 'needsCard', 'jobCanceled'] as const)
    assert.deepEqual(openDays([stay('2026-11-23', '2026-11-25', code)]), ['2026-11-25']);
});

test('a stay lies between the hours at which guests come and leave', () => {
  const { start, end } = placeOfStay(stay('2026-11-19', '2026-11-23'), property, '2026-11-20');
  assert.equal(start, -1 + 16 / 24);
  assert.equal(end, 3 + 11 / 24);
});

test('a day is free without guests and cleanings, and when the guest leaves with nobody to clean', () => {
  const open = stay('2026-11-23', '2026-11-25');
  const covered = stay('2026-11-27', '2026-11-28', 'jobCreated');
  const job = cleaning('2026-11-28T16:00:00Z', '2026-11-28T20:00:00Z');
  const all = row([open, covered], [job], [{ checkInDate: '2026-11-29', checkOutDate: '2026-11-30' }]);
  const free = datesFrom('2026-11-21', 10).filter((date) => isFree(dayAt(all, date, { now, open: [open] })));
  assert.deepEqual(free, ['2026-11-22', '2026-11-25', '2026-11-26', '2026-11-30']);
});

test('a cleaning starts when the guest has left, and today not before the next full hour', () => {
  assert.equal(startOn('2026-11-25', property, now), '2026-11-25T11:00');
  assert.equal(startOn('2026-11-22', property, now), '2026-11-22T11:00');
  assert.equal(startOn('2026-11-22', property, Date.parse('2026-11-22T19:20:00Z')), '2026-11-22T15:00');
});
