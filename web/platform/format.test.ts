import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { languageCodes } from '#contract/languages.ts';
import {
  formatCountdown,
  formatDateTime,
  formatDay,
  formatList,
  formatMoney,
  formatRange,
  formatRelative,
  zoneName,
} from './format.ts';

const newYork = { language: 'en', timeZone: 'America/New_York' } as const;
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  it('has a dollar sign and two decimals', () => {
    assert.deepEqual(
      [0, 5, 500, 12_000, 106_700, 123_456_789, -250].map((cents) => formatMoney(cents)),
      ['$0.00', '$0.05', '$5.00', '$120.00', '$1,067.00', '$1,234,567.89', '−$2.50'],
    );
  });
});

describe('a range of times', () => {
  it('reads as in the design, in the zone of the property', () => {
    const text = formatRange('2025-11-21T16:00:00Z', '2025-11-21T20:00:00Z', newYork);
    assert.equal(spaced(text), 'Fri, Nov 21, 11:00 AM–3:00 PM EST');
  });
  it('names both days when it crosses midnight', () => {
    const text = formatRange('2025-11-22T03:00:00Z', '2025-11-22T07:00:00Z', newYork);
    assert.equal(spaced(text), 'Fri, Nov 21, 10:00 PM – Sat, Nov 22, 2:00 AM EST');
  });
  it('uses the clock of the language', () => {
    const german = { ...newYork, language: 'de' } as const;
    assert.match(formatRange('2025-11-21T16:00:00Z', '2025-11-21T20:00:00Z', german), /11:00–15:00 EST$/);
  });
  it('names the zone as of that day', () => {
    assert.equal(zoneName(new Date('2026-11-01T05:30:00Z'), 'America/New_York'), 'EDT');
    assert.equal(zoneName(new Date('2026-11-01T06:30:00Z'), 'America/New_York'), 'EST');
  });
  it('is on the property’s day, whatever the reader’s zone', () => {
    assert.equal(formatDay('2026-01-01T02:00:00Z', newYork), 'Wed, Dec 31');
    assert.match(formatDateTime('2026-01-01T02:00:00Z', newYork), /9:00.PM EST$/);
  });
});

describe('time relative to now', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const cases: [string, string][] = [
    ['2026-11-20T11:59:40Z', 'just now'],
    ['2026-11-20T12:00:20Z', 'now'],
    ['2026-11-20T11:58:00Z', '2 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-22T12:00:00Z', 'in 2 days'],
    ['2025-11-01T12:00:00Z', 'last year'],
  ];
  for (const [instant, text] of cases) it(text, () => assert.equal(formatRelative(instant, now, newYork), text));
  it('rounds to the nearest, ahead and ago', () => {
    const after = (minutes: number) => formatRelative(new Date(now + minutes * 60_000).toISOString(), now, newYork);
    assert.deepEqual([89, 90, 109, 150].map(after), ['in 1 hour', 'in 2 hours', 'in 2 hours', 'in 3 hours']);
    assert.deepEqual([-89, -90, -109].map(after), ['1 hour ago', '2 hours ago', '2 hours ago']);
    assert.deepEqual([1.8, 59.3, 59.8].map(after), ['in 2 minutes', 'in 59 minutes', 'in 1 hour']);
    const days = (count: number) => after(count * 24 * 60);
    assert.deepEqual([44, 58, 364, 700].map(days), ['next month', 'in 2 months', 'in 12 months', 'in 2 years']);
  });
  it('says 1 h 49 min as two hours in every language', () => {
    const soon = languageCodes.map((language) =>
      formatRelative(new Date(now + 109 * 60_000).toISOString(), now, { ...newYork, language }),
    );
    const once = languageCodes.map((language) =>
      formatRelative(new Date(now + 60 * 60_000).toISOString(), now, { ...newYork, language }),
    );
    soon.forEach((text, at) => {
      assert.notEqual(text, once[at]);
    });
    assert.ok(soon.includes('nan 2 èdtan'));
  });
  it('says it in Haitian Creole, which Intl does not know', () => {
    const ht = { ...newYork, language: 'ht' } as const;
    const ago = formatRelative('2026-11-20T09:00:00Z', now, ht);
    assert.deepEqual([ago, formatRelative('2026-11-22T12:00:00Z', now, ht)], ['sa gen 3 èdtan', 'apredemen']);
  });
  it('counts days by the calendar of the property, not by hours', () => {
    const saturdayEvening = Date.parse('2026-11-22T01:00:00Z'); // Saturday, 8 PM in New York, Sunday in UTC
    const from = (instant: string, timeZone: string = newYork.timeZone) =>
      formatRelative(instant, saturdayEvening, { language: 'en', timeZone });
    assert.equal(from('2026-11-22T03:00:00Z'), 'in 2 hours');
    assert.equal(from('2026-11-22T05:30:00Z'), 'in 5 hours', 'a few hours over midnight are hours');
    assert.equal(from('2026-11-22T14:00:00Z'), 'tomorrow');
    assert.equal(from('2026-11-23T13:00:00Z'), 'in 2 days', 'Monday morning');
    assert.equal(from('2026-11-28T16:00:00Z'), 'in 7 days', 'Saturday in a week, though 6 days and some hours away');
    assert.equal(from('2026-11-20T23:00:00Z'), 'yesterday', '26 hours ago');
    assert.equal(from('2026-11-20T04:30:00Z'), '2 days ago', 'Thursday, 11:30 PM');
    assert.equal(from('2026-11-22T22:00:00Z', 'Asia/Tokyo'), 'tomorrow', 'Monday morning in Tokyo, where it is Sunday');
  });
  it('keeps to the calendar over the night on which the clocks change', () => {
    const saturday = Date.parse('2026-10-31T16:00:00Z'); // noon in New York; the next day has 25 hours
    assert.equal(formatRelative('2026-11-02T04:30:00Z', saturday, newYork), 'tomorrow');
    assert.equal(formatRelative('2026-11-02T05:30:00Z', saturday, newYork), 'in 2 days');
  });
  it('counts down', () => assert.deepEqual([581, 9, -3].map(formatCountdown), ['9:41', '0:09', '0:00']));
});

it('joins a list in the reader’s language', () => {
  const parts = ['a', 'b', 'c'];
  assert.deepEqual([formatList(parts, 'en'), formatList(parts, 'ht')], ['a, b, and c', 'a, b ak c']);
});
