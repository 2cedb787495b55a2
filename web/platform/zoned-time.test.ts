import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDoubled, isSkipped, utcToZoned, zonedToUtc } from './zoned-time.ts';

const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';

describe('a local time becomes an instant', () => {
  const cases: [string, string, string, string][] = [
    ['winter in New York', '2026-11-21T11:00', newYork, '2026-11-21T16:00:00Z'],
    ['summer in New York', '2026-07-01T11:00', newYork, '2026-07-01T15:00:00Z'],
    ['the skipped 02:30 in New York', '2026-03-08T02:30', newYork, '2026-03-08T07:30:00Z'],
    ['the minute before the jump', '2026-03-08T01:59', newYork, '2026-03-08T06:59:00Z'],
    ['the minute after the jump', '2026-03-08T03:00', newYork, '2026-03-08T07:00:00Z'],
    ['the doubled 01:30 in New York: the first', '2026-11-01T01:30', newYork, '2026-11-01T05:30:00Z'],
    ['after the doubled hour', '2026-11-01T02:00', newYork, '2026-11-01T07:00:00Z'],
    ['the skipped 02:30 in Berlin', '2026-03-29T02:30', berlin, '2026-03-29T01:30:00Z'],
    ['the doubled 02:30 in Berlin: the first', '2026-10-25T02:30', berlin, '2026-10-25T00:30:00Z'],
    ['a zone off by 30 minutes at its jump', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
    ['a zone with quarters', '2026-01-01T00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
    ['a leap day', '2028-02-29T12:00', 'UTC', '2028-02-29T12:00:00Z'],
  ];
  for (const [name, local, zone, expected] of cases) {
    it(name, () => assert.equal(zonedToUtc(local, zone), expected));
  }

  it('refuses what is no local time', () => {
    for (const text of ['', 'soon', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T25:00', '2026-01-01']) {
      assert.equal(zonedToUtc(text, newYork), null, text);
    }
  });
});

describe('an instant becomes a local time', () => {
  it('in the zone asked for', () => assert.equal(utcToZoned('2026-11-21T16:00:00Z', newYork), '2026-11-21T11:00'));
  it('and back, every hour of two years', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000) {
      const instant = new Date(at).toISOString().replace('.000Z', 'Z');
      const local = utcToZoned(instant, newYork);
      const back = Date.parse(zonedToUtc(local, newYork) ?? '');
      const isSecondOfDoubled = utcToZoned(new Date(at - 3_600_000).toISOString(), newYork) === local;
      assert.equal(back, isSecondOfDoubled ? at - 3_600_000 : at, instant);
    }
  });
  it('tells a time that the clocks skip', () => {
    assert.equal(isSkipped('2026-03-08T02:30', newYork), true);
    assert.equal(isSkipped('2026-03-08T03:30', newYork), false);
  });
  it('tells a time that the clocks show twice', () => {
    assert.equal(isDoubled('2026-11-01T01:30', newYork), true);
    assert.equal(isDoubled('2026-11-01T00:30', newYork), false);
    assert.equal(isDoubled('2026-11-01T02:00', newYork), false);
  });
});
