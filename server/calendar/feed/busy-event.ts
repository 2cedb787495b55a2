import ICAL from 'ical.js';
import { type FeedClock, timeOf } from './feed-clock.ts';
import { parseEntry } from './parse-entry.ts';
import { ownUidEnding } from './read-event.ts';

/** An entry of somebody’s own calendar, as far as it takes their time. Instants are in milliseconds. */
export interface BusyEvent {
  uid: string;
  /** The occurrence of its series that this entry stands in for. */
  insteadOf: number | null;
  /** False where it is free time, or canceled: then it only takes the place of `insteadOf`. */
  blocks: boolean;
  /** As the clocks of its own zone show it. */
  wall: ICAL.Time;
  zone: string | undefined;
  start: number;
  end: number;
  /** Of whole days: how many. */
  days: number | null;
  rules: readonly ICAL.Recur[];
  /** Further occurrences, and those that are left out: by their start or, of whole days, by the day. */
  more: readonly number[];
  without: ReadonlySet<number>;
  withoutDays: ReadonlySet<string>;
}

const needed =
  /^(UID|DTSTART|DTEND|DURATION|STATUS|TRANSP|RRULE|RDATE|EXDATE|RECURRENCE-ID|X-MICROSOFT-CDO-BUSYSTATUS)[;:]/i;
/** A line for each day that was left out of a series. */
const mostLines = 1000;

/** An entry from its content lines; null where it says no time, or comes from our own export. */
export function busyEvent(lines: readonly string[], clock: FeedClock): BusyEvent | null {
  const event = parse(lines);
  const [found] = timesOf(event, 'dtstart', clock);
  const uid = textIn(event, 'uid');
  if (!found || uid.endsWith(ownUidEnding)) return null;
  const { wall, zone, at: start } = found;
  const [instead] = timesOf(event, 'recurrence-id', clock);
  const left = timesOf(event, 'exdate', clock);
  return {
    ...{ uid, wall, zone, start, insteadOf: instead?.at ?? null, blocks: isBusy(event) },
    ...lengthOf(event, found, clock),
    rules: rulesOf(event, found, clock),
    more: timesOf(event, 'rdate', clock).map(({ at }) => at),
    without: new Set(left.map(({ at }) => at)),
    withoutDays: new Set(left.flatMap(({ wall: day }) => (day.isDate ? day.toString() : []))),
  };
}

/** Of what is never looked at, nothing is parsed. */
function parse(lines: readonly string[]): ICAL.Component {
  const ours = lines.filter((line) => needed.test(line)).slice(0, mostLines);
  return parseEntry(ours) ?? new ICAL.Component('vevent');
}

function textIn(event: ICAL.Component, name: string): string {
  const [value] = valuesOf(event, name);
  return typeof value === 'string' ? value : '';
}

/** ical.js throws for a date that is none when it is asked for. */
function valuesOf(event: ICAL.Component, name: string): unknown[] {
  return event.getAllProperties(name).flatMap((property): unknown[] => {
    try {
      return property.getValues();
    } catch {
      return [];
    }
  });
}

function isBusy(event: ICAL.Component): boolean {
  const says = (name: string, word: string) => textIn(event, name).trim().toUpperCase() === word;
  const isFree = says('transp', 'TRANSPARENT') || says('x-microsoft-cdo-busystatus', 'FREE');
  return !isFree && !says('status', 'CANCELLED');
}

interface Found {
  wall: ICAL.Time;
  zone: string | undefined;
  at: number;
}

/** The times of a property, each on the clocks that it names. */
function timesOf(event: ICAL.Component, name: string, clock: FeedClock): Found[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getParameter('tzid');
    return valuesOf(componentWith(property), name).flatMap((value) => {
      const wall = value instanceof ICAL.Period ? value.start : value;
      if (!(wall instanceof ICAL.Time)) return [];
      const named = typeof tzid === 'string' ? tzid : undefined;
      const zone = wall.zone === ICAL.Timezone.utcTimezone ? 'UTC' : named;
      const at = isReal(wall) ? clock.instantOf(wall, zone) : null;
      return at === null ? [] : [{ wall, zone, at }];
    });
  });
}

function componentWith(property: ICAL.Property): ICAL.Component {
  const alone = new ICAL.Component('vevent');
  alone.addProperty(property);
  return alone;
}

/** Not for years outside of reason. */
const isReal = ({ year, month, day }: ICAL.Time): boolean =>
  year >= 1900 && year < 2200 && !Number.isNaN(Date.UTC(year, month - 1, day));

/** RFC 5545: without an end, a day lasts one day, and a time takes no time at all. */
function lengthOf(event: ICAL.Component, { wall, at }: Found, clock: FeedClock): Pick<BusyEvent, 'end' | 'days'> {
  const [end] = timesOf(event, 'dtend', clock);
  const [duration] = valuesOf(event, 'duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  if (!wall.isDate) return { end: end?.at ?? at + (seconds ?? 0) * 1000, days: null };
  const days = end ? dayNumber(end.wall) - dayNumber(wall) : Math.round((seconds ?? 86_400) / 86_400);
  return { end: clock.instantOf(daysAfter(wall, days)) ?? at, days };
}

const dayNumber = ({ year, month, day }: ICAL.Time): number => Date.UTC(year, month - 1, day) / 86_400_000;

export function daysAfter(day: ICAL.Time, count: number): ICAL.Time {
  const later = day.clone();
  later.adjust(count, 0, 0, 0);
  return later;
}

/** The rules of a series, their ends in the series’ own time: ical.js compares UTC with what has no zone as it is written. */
function rulesOf(event: ICAL.Component, { wall, zone }: Found, clock: FeedClock): ICAL.Recur[] {
  return valuesOf(event, 'rrule').flatMap((rule) => {
    if (!(rule instanceof ICAL.Recur)) return [];
    const { until } = rule;
    if (until && !until.isDate && until.zone === ICAL.Timezone.utcTimezone && !wall.isDate) {
      const end = clock.instantOf(until, 'UTC');
      if (end !== null) rule.until = clock.wallAt(end, zone);
    }
    // an end that is a day includes all of it
    if (until?.isDate && !wall.isDate)
      rule.until = timeOf(Date.UTC(until.year, until.month - 1, until.day, 23, 59, 59));
    return [rule];
  });
}
