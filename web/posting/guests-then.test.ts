import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guestsThen } from './guests-then.ts';

const home = { id: 'dune', timeZone: 'America/New_York', checkOutTime: '11:00', checkInTime: '16:00' };
const stay = (checkInDate: string, checkOutDate: string, bookingStatus: 'confirmed' | 'canceled' = 'confirmed') => ({
  ...{ property: { id: 'dune', title: 'Dune House' }, checkInDate, checkOutDate, bookingStatus },
});
const stays = [stay('2026-11-27', '2026-11-29'), stay('2026-11-29', '2026-12-02')];
const at = (startTime: string, endTime: string, of = stays) => guestsThen(of, home, { startTime, endTime });

test('a guest is there until their check-out, on the clock of the home', () => {
  const staying = { kind: 'staying', until: '2026-11-29T16:00:00Z', untilLocal: '2026-11-29T11:00' };
  assert.deepEqual(at('2026-11-28T09:00', '2026-11-28T11:00'), staying);
  assert.deepEqual(at('2026-11-28T09:00', ''), staying);
  assert.deepEqual(at('2026-11-27T16:00', '2026-11-27T18:00'), staying);
});

test('from check-out to check-in nobody is there', () => {
  assert.equal(at('2026-11-29T11:00', '2026-11-29T16:00'), null);
  assert.equal(at('2026-11-27T11:00', '2026-11-27T16:00'), null);
  assert.equal(at('2026-12-02T11:00', '2026-12-02T15:00'), null);
});

test('a cleaning that goes on after check-in meets the next guest', () => {
  const arriving = { kind: 'arriving', at: '2026-11-29T21:00:00Z' };
  assert.deepEqual(at('2026-11-29T12:00', '2026-11-29T17:00'), arriving);
});

test('stays elsewhere and those that were canceled count for nothing', () => {
  const elsewhere = { ...stay('2026-11-27', '2026-11-29'), property: { id: 'loft', title: 'Loft' } };
  const canceled = stay('2026-11-27', '2026-11-29', 'canceled');
  assert.equal(at('2026-11-28T09:00', '2026-11-28T11:00', [elsewhere, canceled]), null);
  assert.equal(at('', ''), null);
});

test('of what two calendars tell of one guest the longer counts', () => {
  const both = [stay('2026-11-27', '2026-11-29'), stay('2026-11-27', '2026-11-30')];
  const found = at('2026-11-28T09:00', '2026-11-28T11:00', both);
  assert.equal(found?.kind === 'staying' && found.untilLocal, '2026-11-30T11:00');
});
