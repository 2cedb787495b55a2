import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { isDoubled, isSkipped, localTime, utcToZoned, zonedToUtc } from './zoned-time.ts';

const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';
const lordHowe = 'Australia/Lord_Howe';
const apia = 'Pacific/Apia';

describe('a local time becomes an instant', () => {
  const cases: [string, string, string, string][] = [
    ['winter in New York', '2026-11-21T11:00', newYork, '2026-11-21T16:00:00Z'],
    ['summer in New York', '2026-07-01T11:00', newYork, '2026-07-01T15:00:00Z'],
    ['the skipped 02:30 in New York: 03:30', '2026-03-08T02:30', newYork, '2026-03-08T07:30:00Z'],
    ['the minute before the jump', '2026-03-08T01:59', newYork, '2026-03-08T06:59:00Z'],
    ['the minute after the jump', '2026-03-08T03:00', newYork, '2026-03-08T07:00:00Z'],
    ['the doubled 01:30 in New York: the first', '2026-11-01T01:30', newYork, '2026-11-01T05:30:00Z'],
    ['after the doubled hour', '2026-11-01T02:00', newYork, '2026-11-01T07:00:00Z'],
    ['the skipped 02:30 in Berlin', '2026-03-29T02:30', berlin, '2026-03-29T01:30:00Z'],
    ['the doubled 02:30 in Berlin: the first', '2026-10-25T02:30', berlin, '2026-10-25T00:30:00Z'],
    ['the skipped half hour of Lord Howe', '2026-10-04T02:15', lordHowe, '2026-10-03T15:45:00Z'],
    ['the doubled half hour of Lord Howe: the first', '2026-04-05T01:45', lordHowe, '2026-04-04T14:45:00Z'],
    ['the day that Samoa left out', '2011-12-30T12:00', apia, '2011-12-30T22:00:00Z'],
    ['a zone with half hours', '2026-01-01T00:00', 'Asia/Kolkata', '2025-12-31T18:30:00Z'],
    ['a zone with quarters', '2026-01-01T00:00', 'Asia/Kathmandu', '2025-12-31T18:15:00Z'],
    ['a leap day', '2028-02-29T12:00', 'UTC', '2028-02-29T12:00:00Z'],
    ['with the seconds of a camera', '2026-05-06T14:03:21', newYork, '2026-05-06T18:03:21Z'],
    ['the seconds of a camera in the skipped hour', '2026-03-08T02:59:59', newYork, '2026-03-08T07:59:59Z'],
    ['a year not yet typed to its end', '0002-06-01T12:00', 'UTC', '0002-06-01T12:00:00Z'],
    ['the last day a field takes', '9999-12-31T12:00', 'UTC', '9999-12-31T12:00:00Z'],
  ];
  for (const [name, local, zone, expected] of cases) {
    it(name, () => assert.equal(zonedToUtc(local, zone), expected));
  }

  const notLocal = ['', 'soon', '2026-02-30T10:00', '2026-13-01T10:00', '2026-01-01T25:00', '2026-01-01T24:00'];
  for (const text of [...notLocal, '2026-01-01T10:00:60', '2026-01-01', '2026-01-01T10:00Z', '0000-00-00T00:00:00']) {
    it(`"${text}" is not a local time`, () => {
      assert.equal(zonedToUtc(text, newYork), null);
      assert.deepEqual([isSkipped(text, newYork), isDoubled(text, newYork)], [false, false]);
    });
  }
});

describe('an instant becomes a local time', () => {
  const at = (instant: string, zone: string) => Object.values(localTime(new Date(instant), zone)).join(' ');
  it('in the requested zone', () => assert.equal(utcToZoned('2026-11-21T16:00:00Z', newYork), '2026-11-21T11:00'));
  it('with its weekday, even across midnight', () => {
    assert.equal(at('2026-11-21T04:30:00Z', newYork), '2026-11-20 23:30 friday');
    assert.equal(at('2026-11-21T12:30:00Z', lordHowe), '2026-11-21 23:30 saturday');
    assert.equal(at('2026-11-21T18:45:00Z', 'Asia/Kolkata'), '2026-11-22 00:15 sunday');
  });
  it('the same one twice in the repeated hour', () => {
    assert.equal(at('2026-11-01T05:30:00Z', newYork), '2026-11-01 01:30 sunday');
    assert.equal(at('2026-11-01T06:30:00Z', newYork), '2026-11-01 01:30 sunday');
  });
});

describe('a night in which the clocks change', () => {
  it('has times that are skipped', () => {
    assert.equal(isSkipped('2026-03-08T01:59', newYork), false);
    assert.equal(isSkipped('2026-03-08T02:00', newYork), true);
    assert.equal(isSkipped('2026-03-08T02:30', newYork), true);
    assert.equal(isSkipped('2026-03-08T03:00', newYork), false);
    assert.equal(isSkipped('2026-10-04T02:15', lordHowe), true);
    assert.equal(isSkipped('2011-12-30T12:00', apia), true);
  });
  it('or times that occur twice', () => {
    assert.equal(isDoubled('2026-11-01T00:59', newYork), false);
    assert.equal(isDoubled('2026-11-01T01:00', newYork), true);
    assert.equal(isDoubled('2026-11-01T01:30', newYork), true);
    assert.equal(isDoubled('2026-11-01T02:00', newYork), false);
    assert.equal(isDoubled('2026-04-05T01:45', lordHowe), true);
    assert.equal(isDoubled('2026-04-05T01:15', lordHowe), false);
  });
});

describe('in every zone from 1970 to 2100', () => {
  const runs = { numRuns: 2000 };
  const zone = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'));
  const instant = fc
    .integer({ min: Date.UTC(1970, 0, 2) / 60_000, max: Date.UTC(2100, 11, 30) / 60_000 })
    .map((minutes) => Temporal.Instant.fromEpochMilliseconds(minutes * 60_000));
  const anyMoment = fc.record({ timeZone: zone, at: instant });
  /** Near a clock change, which a random minute would hardly ever hit. */
  const nearChange = fc.tuple(zone, instant, fc.integer({ min: -180, max: 180 })).map(([timeZone, from, minutes]) => ({
    timeZone,
    at: (from.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')?.toInstant() ?? from).add({ minutes }),
  }));
  /** Includes what a clock that missed the change would show, which may not be a valid time at all. */
  const local = fc.oneof(anyMoment, nearChange).map(({ timeZone, at }) => ({
    timeZone,
    local: at
      .subtract({ hours: 24 })
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .add({ hours: 24 })
      .toString({ smallestUnit: 'minute' }),
  }));

  it('a local time maps back to the instant, or to the first of two', () => {
    fc.assert(
      fc.property(fc.oneof(anyMoment, nearChange), ({ timeZone, at }) => {
        // Liberia's clocks stood at odd seconds until 1972.
        fc.pre(at.toZonedDateTimeISO(timeZone).second === 0);
        const shown = utcToZoned(at.toString(), timeZone);
        const back = Temporal.Instant.from(zonedToUtc(shown, timeZone) ?? '');
        assert.equal(isSkipped(shown, timeZone), false);
        assert.equal(utcToZoned(back.toString(), timeZone), shown);
        if (!back.equals(at)) assert.ok(isDoubled(shown, timeZone) && Temporal.Instant.compare(back, at) < 0);
      }),
      runs,
    );
  });

  it('local times agree with Temporal', () => {
    fc.assert(
      fc.property(local, ({ timeZone, local }) => {
        const plain = Temporal.PlainDateTime.from(local);
        const zoned = plain.toZonedDateTime(timeZone);
        const later = plain.toZonedDateTime(timeZone, { disambiguation: 'later' });
        const skipped = !zoned.toPlainDateTime().equals(plain);
        assert.equal(zonedToUtc(local, timeZone), zoned.toInstant().toString());
        assert.equal(isSkipped(local, timeZone), skipped);
        assert.equal(isDoubled(local, timeZone), !skipped && !later.equals(zoned));
      }),
      runs,
    );
  });

  it('instants agree with Temporal', () => {
    const weekdays = ['', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
    fc.assert(
      fc.property(fc.oneof(anyMoment, nearChange), ({ timeZone, at }) => {
        const shown = at.toZonedDateTimeISO(timeZone);
        assert.deepEqual(localTime(new Date(at.epochMilliseconds), timeZone), {
          date: shown.toPlainDate().toString(),
          time: shown.toPlainTime().toString().slice(0, 5),
          weekday: weekdays[shown.dayOfWeek],
        });
      }),
      runs,
    );
  });
});
