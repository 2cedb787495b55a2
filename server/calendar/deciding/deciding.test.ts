import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordingOf } from '../feed/wording.ts';
import { cleaningWindow } from './cleaning-window.ts';
import { decideEvent, type EventFacts } from './decide-event.ts';

const facts: EventFacts = {
  ...{ uid: 'a', code: null, checkIn: '2026-05-10', checkOut: '2026-05-14', wording: 'unclear' },
  ...{ canceled: false, repeats: false, own: false, guestName: null, guests: null },
};
const given = {
  today: '2026-05-06',
  choice: 'auto',
  kept: false,
  unclearMeans: 'auto',
  lastDay: '2026-05-14',
  wasStay: false,
} as const;
const decided = (event: Partial<EventFacts>, more: Partial<Parameters<typeof decideEvent>[1]> = {}) =>
  decideEvent({ ...facts, ...event }, { ...given, ...more }).reason.code;

test('the platforms’ words are read in the languages that they write them in', () => {
  const words = {
    reserved: [
      'Reserved',
      'Réservée - Ann',
      'Reserviert',
      'Reservado',
      'Prenotato',
      '已预订',
      'محجوز',
      'Ann (HM79N7HCAC)',
    ],
    blocked: [
      'Airbnb (Not available)',
      'Indisponible',
      'Blockiert',
      'No disponible',
      'Airbnb (Nicht verfügbar)',
      'Blocked',
    ],
    tentative: ['Provisoire - Ann', 'Tentative', 'Vorläufig'],
    unclear: ['CLOSED - Not available', 'Ann Miller', ''],
  };
  for (const [wording, summaries] of Object.entries(words))
    for (const summary of summaries) assert.equal(wordingOf(summary), wording, summary);
});

test('where the words do not tell, length, horizon and the host decide', () => {
  assert.equal(decided({}), 'closedShort');
  assert.equal(decided({ checkOut: '2026-07-09' }), 'closedShort'); // 60 nights
  assert.equal(decided({ checkOut: '2026-07-10' }), 'closedLong');
  const last = { checkIn: '2027-05-01', checkOut: '2027-05-06' };
  assert.equal(decided(last, { lastDay: last.checkOut }), 'closedAtHorizon');
  assert.equal(decided(last, { lastDay: '2027-05-09' }), 'closedShort');
  assert.equal(decided({}, { unclearMeans: 'block' }), 'closedAsYouSaid');
  assert.equal(decided({ wording: 'blocked' }, { choice: 'stay' }), 'yourChoice');
  assert.equal(decided({ own: true }, { choice: 'stay' }), 'ownExport');
  assert.equal(decided({ wording: 'reserved', checkOut: '2026-09-30' }), 'reserved');
  assert.equal(decided({ checkIn: '2026-05-01', checkOut: '2026-05-05' }), 'past');
  assert.equal(decided({ checkOut: '2026-05-10' }), 'unreadable');
});

test('the hours are the property’s own, also in the nights when clocks change', () => {
  const window = (day: string, timeZone: string, checkOutTime = '11:00', checkInTime = '16:00') => {
    const { startTime, endTime } = cleaningWindow(day, { timeZone, checkOutTime, checkInTime }) ?? {};
    return [startTime?.toISOString().slice(5, 16), endTime?.toISOString().slice(5, 16)];
  };
  assert.deepEqual(window('2026-03-07', 'America/New_York'), ['03-07T16:00', '03-07T21:00']);
  assert.deepEqual(window('2026-03-08', 'America/New_York'), ['03-08T15:00', '03-08T20:00']);
  assert.deepEqual(window('2026-11-01', 'America/New_York'), ['11-01T16:00', '11-01T21:00']);
  assert.deepEqual(window('2026-03-29', 'Europe/Berlin', '11:00', '15:00'), ['03-29T09:00', '03-29T13:00']);
  assert.deepEqual(window('2026-10-25', 'Europe/Berlin', '11:00', '18:00'), ['10-25T10:00', '10-25T15:00']);
  assert.deepEqual(window('2026-05-14', 'UTC', '16:00', '15:00'), [undefined, undefined]);
});
