import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CalendarRefused } from '../calendar-refused.ts';
import { reconcile } from '../deciding/reconcile.ts';
import { readFeed } from './read-feed.ts';

// Written by us in the form of real exports: their line ends, folding, order of lines, words and oddities.
const today = '2026-05-06';
const airbnbHead = [
  ...['BEGIN:VCALENDAR', 'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 0.8.8//EN'],
  ...['CALSCALE:GREGORIAN', 'VERSION:2.0'],
];
const bookingHead = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//admin.booking.com\\\\\\, b.v.//NONSGML v1.0//EN'],
  ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
];
const vrboHead = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'CALSCALE:GREGORIAN', 'PRODID:-//HomeAway.com, Inc.//EN'];
const dates = (from: string, to: string) => [`DTEND;VALUE=DATE:${to}`, `DTSTART;VALUE=DATE:${from}`];
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const calendar = (lines: readonly string[], end = '\n') => [...lines, 'END:VCALENDAR', ''].join(end);

/** Check-out day, what each event was taken for, and why; days that cannot be read are left out. */
function decisions(text: string): string[] {
  const feed = readFeed(new TextEncoder().encode(text), 'America/Chicago').flatMap((each) =>
    each.checkIn && each.checkOut ? [{ ...each, checkIn: each.checkIn, checkOut: each.checkOut }] : [],
  );
  const { events } = reconcile({ known: [], feed, today, unclearMeans: 'auto' });
  return events.map(({ checkOut, kind, reason }) => `${checkOut} ${kind} ${reason.code}`);
}

function faultOf(text: string): string {
  try {
    readFeed(new TextEncoder().encode(text), 'UTC');
    return 'read';
  } catch (error) {
    assert.ok(error instanceof CalendarRefused, String(error));
    return error.fault.code;
  }
}

test('Airbnb: short lines, folded descriptions with a link and a code, closings in its words', () => {
  const described = [
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/',
    ' details/HMABCDEFGH\\nPhone Number (Last 4 Digits): 0000',
  ];
  const text = calendar([
    ...airbnbHead,
    ...event(...dates('20260510', '20260520'), 'UID:a@airbnb.com', ...described, 'SUMMARY:Reserved'),
    '',
    ...event(...dates('20260601', '20260602'), 'UID:b@airbnb.com', 'SUMMARY:Airbnb (Not available)'),
    // a long closing, and one that ends before it begins
    ...event(...dates('20260701', '20270505'), 'UID:c@airbnb.com', 'SUMMARY:Airbnb (Not available)'),
    ...event(...dates('20260601', '20260527'), 'UID:d@airbnb.com', 'SUMMARY:Airbnb (Not available)'),
  ]);
  assert.deepEqual(decisions(text), [
    ...['2026-05-20 stay reserved', '2026-06-02 block blocked', '2027-05-05 block blocked'],
    '2026-05-27 ignored unreadable',
  ]);
  const [first] = readFeed(new TextEncoder().encode(text), 'UTC');
  assert.equal(first?.code, 'HMABCDEFGH');
});

test('Booking.com: long line ends, one word for guests and closings, a horizon', () => {
  const closed = (from: string, to: string, uid: string) =>
    event(
      ...['DTSTAMP:20260506T080000Z', `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, `UID:${uid}@booking.com`],
      ...['SUMMARY:CLOSED - Not available', 'ORGANIZER:mailto:noreply@booking.com'],
    );
  const text = calendar(
    [
      ...bookingHead,
      ...closed('20260504', '20260509', 'a'),
      ...closed('20260612', '20260613', 'b'),
      ...closed('20260701', '20261001', 'c'),
      ...closed('20270506', '20270520', 'd'),
    ],
    '\r\n',
  );
  assert.deepEqual(decisions(text), [
    ...['2026-05-09 stay closedShort', '2026-06-13 stay closedShort', '2026-10-01 block closedLong'],
    '2027-05-20 block closedAtHorizon',
  ]);
});

test('Vrbo and Abritel: the host’s language, a guest’s name behind the word', () => {
  const words = (from: string, to: string, summary: string) =>
    event('UID:1', 'DTSTAMP:20260506T080000Z', ...dates(from, to).toReversed(), `SUMMARY:${summary}`);
  const text = calendar([
    ...vrboHead,
    ...words('20260510', '20260517', 'Réservée - Anne & Luc'),
    ...words('20260601', '20260605', 'Indisponible'),
    ...words('20260610', '20260612', 'Provisoire - Anne'),
    ...words('20260401', '20260405', 'Réservée - Anne'),
  ]);
  assert.deepEqual(decisions(text), [
    ...['2026-05-17 stay reserved', '2026-06-05 block blocked', '2026-06-12 tentative tentative'],
    '2026-04-05 ignored past',
  ]);
  assert.equal(readFeed(new TextEncoder().encode(text), 'UTC')[0]?.guestName, 'Anne & Luc');
});

test('what breaks other readers is read as far as it goes, or refused with its reason', () => {
  const reserved = event(...dates('20260510', '20260514'), 'UID:a', 'SUMMARY:Reserved');
  const one = ['2026-05-14 stay reserved'];
  assert.deepEqual(decisions(`\uFEFF${calendar([...airbnbHead, ...reserved])}`), one, 'a byte order mark');
  assert.deepEqual(decisions(calendar([...airbnbHead, ...reserved], '\r')), one, 'lone carriage returns');
  const zone = ['BEGIN:VTIMEZONE', 'TZID:(UTC-03:00) Brasília', 'BEGIN:STANDARD', 'END:STANDARD', 'END:VTIMEZONE'];
  assert.deepEqual(decisions(calendar([...airbnbHead, ...zone, ...reserved])), one, 'a zone with an odd name');
  assert.deepEqual(decisions(calendar([...airbnbHead, ...event('SUMMARY:Reserved'), ...reserved])), one, 'no days');
  const odd = event('DTSTART:INVALID-DATE', 'DTEND:ALSO-INVALID', 'SUMMARY:Reserved');
  assert.deepEqual(decisions(calendar([...airbnbHead, ...odd, ...reserved])), one, 'days that are none');
  const custom = event(
    ...[
      'DTSTART;TZID="tzone://Microsoft/Custom":20260510T150000',
      'DTEND;TZID="tzone://Microsoft/Custom":20260514T110000',
    ],
    'SUMMARY:Reserved',
  );
  assert.deepEqual(decisions(calendar([...airbnbHead, ...custom])), one, 'a zone that nobody knows');
  const series = event(...dates('20260510', '20260514'), 'RRULE:FREQ=SOMETIMES;BYDAY=XX', 'SUMMARY:Reserved');
  assert.match(String(decisions(calendar([...airbnbHead, ...series]))), /2026-05-14 (ignored repeats|stay reserved)/);
  const two = [...airbnbHead, ...reserved, 'END:VCALENDAR', ...airbnbHead];
  assert.deepEqual(decisions(calendar(two)), one, 'two calendars in one file');
  assert.equal(faultOf('BEGIN:VTIMEZONE\nTZID:S\nEND:VTIMEZONE\n'), 'notACalendar');
  assert.equal(faultOf('BeGIN:\u0000\n'), 'notACalendar');
  assert.equal(faultOf([...airbnbHead, ...reserved].join('\n')), 'cutOff');
  assert.equal(faultOf(calendar([...airbnbHead, 'BEGIN:VEVENT', 'END:VTODO'])), 'garbled');
});

test('a time becomes the day that it is at the property, in the nights when clocks change too', () => {
  const days = (from: string, to: string, timeZone: string) => {
    const text = calendar([...airbnbHead, ...event(`DTSTART:${from}`, `DTEND:${to}`, 'SUMMARY:Reserved')]);
    const [first] = readFeed(new TextEncoder().encode(text), timeZone);
    return [first?.checkIn, first?.checkOut];
  };
  // midnight in New York before and after the clocks change: 05:00 and 04:00 UTC in spring, the other way in autumn
  assert.deepEqual(days('20260308T045959Z', '20260309T040000Z', 'America/New_York'), ['2026-03-07', '2026-03-09']);
  assert.deepEqual(days('20260308T050000Z', '20260309T035959Z', 'America/New_York'), ['2026-03-08', '2026-03-08']);
  assert.deepEqual(days('20261101T035959Z', '20261102T050000Z', 'America/New_York'), ['2026-10-31', '2026-11-02']);
  assert.deepEqual(days('20260329T005959Z', '20260329T220000Z', 'Europe/Berlin'), ['2026-03-29', '2026-03-30']);
  assert.deepEqual(days('20261024T215959Z', '20261025T230000Z', 'Europe/Berlin'), ['2026-10-24', '2026-10-26']);
});
