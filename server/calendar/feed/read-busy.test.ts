import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBusy } from './read-busy.ts';

const [from, until] = [Date.parse('2026-03-01T00:00:00Z'), Date.parse('2026-04-05T00:00:00Z')];

/** What the entries take of a cleaner’s time in New York. */
function busyOf(...entries: string[][]): string[] {
  const events = entries.flatMap((lines) => ['BEGIN:VEVENT', 'SUMMARY:Private', ...lines, 'END:VEVENT']);
  return busyIn(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR']);
}

function busyIn(lines: readonly string[]): string[] {
  const spans = readBusy(Buffer.from(lines.join('\r\n')), { timeZone: 'America/New_York', from, until });
  return spans.map(({ start, end }) => `${short(start)}/${short(end)}`);
}

const short = (instant: number) => new Date(instant).toISOString().slice(5, 16);

test('a time is read in its own zone, in UTC, or in the zone of where the cleaner lives', () => {
  assert.deepEqual(
    busyOf(
      ['UID:1', 'DTSTART;TZID=Europe/Berlin:20260310T090000', 'DTEND;TZID=Europe/Berlin:20260310T100000'],
      ['UID:2', 'DTSTART:20260311T090000Z', 'DURATION:PT90M'],
      ['UID:3', 'DTSTART:20260312T090000', 'DTEND:20260312T100000'],
    ),
    ['03-10T08:00/03-10T09:00', '03-11T09:00/03-11T10:30', '03-12T13:00/03-12T14:00'],
  );
});

test('a day is a day of where the cleaner lives, also the short one on which the clocks go forward', () => {
  assert.deepEqual(
    busyOf(
      ['UID:1', 'DTSTART;VALUE=DATE:20260307', 'DTEND;VALUE=DATE:20260309'],
      ['UID:2', 'DTSTART;VALUE=DATE:20260320'],
    ),
    ['03-07T05:00/03-09T04:00', '03-20T04:00/03-21T04:00'],
  );
});

test('a series stays at its time of day when the clocks change', () => {
  assert.deepEqual(
    busyOf(['UID:1', 'DTSTART;TZID=America/New_York:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=3']),
    ['03-02T14:00/03-02T15:00', '03-09T13:00/03-09T14:00', '03-16T13:00/03-16T14:00'],
  );
});

test('what began years ago goes on, and ends with the moment that is named in UTC', () => {
  const tokyo = ['DTSTART;TZID=Asia/Tokyo:20190306T090000', 'DTEND;TZID=Asia/Tokyo:20190306T100000'];
  assert.deepEqual(busyOf(['UID:1', ...tokyo, 'RRULE:FREQ=WEEKLY;UNTIL=20260318T000000Z']), [
    '03-04T00:00/03-04T01:00',
    '03-11T00:00/03-11T01:00',
    '03-18T00:00/03-18T01:00',
  ]);
});

test('days left out of a series are free, moved ones are busy where they went, canceled ones nowhere', () => {
  const daily = [
    'UID:gym',
    'DTSTART;TZID=America/New_York:20260316T080000',
    'DTEND;TZID=America/New_York:20260316T090000',
  ];
  assert.deepEqual(
    busyOf(
      [...daily, 'RRULE:FREQ=DAILY;COUNT=6', 'EXDATE;TZID=America/New_York:20260317T080000', 'EXDATE:20260318T120000Z'],
      [
        'UID:gym',
        'RECURRENCE-ID;TZID=America/New_York:20260319T080000',
        'DTSTART:20260319T200000Z',
        'DTEND:20260319T210000Z',
      ],
      [
        'UID:gym',
        'RECURRENCE-ID:20260320T120000Z',
        'DTSTART:20260320T120000Z',
        'DTEND:20260320T130000Z',
        'STATUS:CANCELLED',
      ],
    ),
    ['03-16T12:00/03-16T13:00', '03-19T20:00/03-19T21:00', '03-21T12:00/03-21T13:00'],
  );
});

test('a whole day left out of a series of times, and further days of it', () => {
  assert.deepEqual(
    busyOf([
      'UID:1',
      'DTSTART:20260316T120000Z',
      'DTEND:20260316T130000Z',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;VALUE=DATE:20260317',
      'RDATE:20260325T120000Z',
    ]),
    ['03-16T12:00/03-16T13:00', '03-18T12:00/03-18T13:00', '03-25T12:00/03-25T13:00'],
  );
});

test('free time, canceled entries, reminders without length and our own export do not block', () => {
  const time = ['DTSTART:20260310T120000Z', 'DTEND:20260310T130000Z'];
  assert.deepEqual(
    busyOf(
      ['UID:1', ...time, 'TRANSP:TRANSPARENT'],
      ['UID:2', ...time, 'STATUS:CANCELLED'],
      ['UID:3', ...time, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      ['UID:4@calendar.freshkey', ...time],
      ['UID:5', 'DTSTART:20260310T120000Z'],
      ['UID:6', 'DTSTART:20260310T120000Z', 'DTEND:20260310T110000Z'],
      ['UID:7', 'DTSTART:20260310T120000Z', 'BEGIN:VALARM', 'DURATION:PT15M', 'END:VALARM'],
    ),
    [],
  );
});

test('what overlaps or touches is one time, what is over or far ahead is left out', () => {
  assert.deepEqual(
    busyOf(
      ['UID:1', 'DTSTART:20260310T120000Z', 'DTEND:20260310T130000Z'],
      ['UID:2', 'DTSTART:20260310T123000Z', 'DTEND:20260310T140000Z'],
      ['UID:3', 'DTSTART:20260310T140000Z', 'DTEND:20260310T150000Z'],
      ['UID:4', 'DTSTART:20260110T120000Z', 'DTEND:20260110T130000Z'],
      ['UID:5', 'DTSTART:20261110T120000Z', 'DTEND:20261110T130000Z'],
    ),
    ['03-10T12:00/03-10T15:00'],
  );
});

test('a zone that only the file describes is read from there', () => {
  const rule = (name: string, [offsetFrom, offsetTo]: string[], month: number) => [
    `BEGIN:${name}`,
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${offsetFrom}`,
    `TZOFFSETTO:${offsetTo}`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=${month}`,
    `END:${name}`,
  ];
  const lines = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...rule('STANDARD', ['+0200', '+0100'], 10),
    ...rule('DAYLIGHT', ['+0100', '+0200'], 3),
    ...['END:VTIMEZONE', 'BEGIN:VEVENT', 'UID:1', 'DTSTART;TZID=W. Europe Standard Time:20260325T090000'],
    ...['DTEND;TZID=W. Europe Standard Time:20260325T100000', 'RRULE:FREQ=WEEKLY;COUNT=2', 'END:VEVENT'],
    'END:VCALENDAR',
  ];
  assert.deepEqual(busyIn(lines), ['03-25T08:00/03-25T09:00', '04-01T07:00/04-01T08:00']);
});

test('years of entries that are over count for nothing; a series without end that fills the days is refused', () => {
  const old = Array.from({ length: 3000 }, (_, index) => [
    `UID:${index}`,
    'DTSTART:20200310T120000Z',
    'DTEND:20200310T130000Z',
  ]);
  assert.deepEqual(busyOf(...old, ['UID:new', 'DTSTART:20260310T120000Z', 'DTEND:20260310T130000Z']), [
    '03-10T12:00/03-10T13:00',
  ]);
  assert.throws(
    () => busyOf(['UID:1', 'DTSTART:20260310T120000Z', 'DURATION:PT10S', 'RRULE:FREQ=MINUTELY']),
    /more than 2,000 entries/,
  );
});
