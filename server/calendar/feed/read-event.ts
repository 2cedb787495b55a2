import ICAL from 'ical.js';
import { addDays } from '#contract/days.ts';
import { storable } from '#contract/text.ts';
import { localTime, zonedToUtc } from '#contract/zoned-time.ts';
import { isZone } from './is-zone.ts';
import { parseEntry } from './parse-entry.ts';
import { guestNameIn, reservationCode, type Wording, wordingOf } from './wording.ts';

/** One event of a feed. */
export interface FeedEvent {
  /** Not a key: Booking.com gives the same stay another one from day to day. */
  uid: string;
  /** Airbnb's code of the reservation. */
  code: string | null;
  /** Days at the property, `YYYY-MM-DD`; null where they cannot be read. */
  checkIn: string | null;
  checkOut: string | null;
  wording: Wording;
  canceled: boolean;
  /** A series, which no stay is. */
  repeats: boolean;
  /** From our own export. */
  own: boolean;
  guestName: string | null;
  guests: number | null;
}

/** How our own export's events are told: by the end of their UIDs, which survive being copied. */
export const ownUidEnding = '@calendar.freshkey';

/** No honest UID is longer; the rest of one would only be kept. */
const longestUid = 500;
/** An event has each of them once. */
const mostLines = 50;

const unreadable: FeedEvent = {
  ...{ uid: '', code: null, checkIn: null, checkOut: null, wording: 'unclear', guestName: null, guests: null },
  ...{ canceled: false, repeats: false, own: false },
};

/** One event from its content lines. What in it cannot be read is left out; nothing throws. */
export function readEvent(lines: readonly string[], timeZone: string): FeedEvent {
  const event = parse(lines);
  if (!event) return unreadable;
  const text = (name: string) => textOf(event, name);
  const [summary, status] = [text('summary'), text('status').toUpperCase()];
  const uid = text('uid');
  const checkIn = dayOf(event, 'dtstart', timeZone);
  const wording = status === 'TENTATIVE' ? 'tentative' : wordingOf(summary);
  return {
    uid: storable(uid.slice(0, longestUid)),
    code: reservationCode(`${text('description')} ${summary}`),
    checkIn,
    checkOut: dayOf(event, 'dtend', timeZone) ?? endByDuration(event, checkIn),
    wording,
    canceled: status === 'CANCELLED',
    // also where its rule cannot be read
    repeats: lines.some((line) => series.test(line)),
    own: uid.endsWith(ownUidEnding),
    guestName: guestNameIn(summary),
    guests: guestsIn(text('description')),
  };
}

const needed = /^(UID|SUMMARY|DESCRIPTION|STATUS|DTSTART|DTEND|DURATION|RRULE|RDATE)[;:]/i;

const series = /^(RRULE|RDATE)[;:]/i;

/** Of what is never looked at, nothing is parsed. */
const parse = (lines: readonly string[]): ICAL.Component | null =>
  parseEntry(lines.filter((line) => needed.test(line)).slice(0, mostLines));

function textOf(event: ICAL.Component, name: string): string {
  const value = valueIn(event, name);
  return typeof value === 'string' ? value : '';
}

/** ical.js throws for a date that is none when it is asked for. */
function valueIn(event: ICAL.Component, name: string): unknown {
  try {
    return event.getFirstPropertyValue(name);
  } catch {
    return null;
  }
}

/** A date as it is written; a time as the day that it is at the property. */
function dayOf(event: ICAL.Component, name: string, timeZone: string): string | null {
  const value = valueIn(event, name);
  if (!(value instanceof ICAL.Time) || !isDay(writtenDay(event, name))) return null;
  const day = dayText(value);
  if (value.isDate || !isDay(day)) return isDay(day) ? day : null;
  const clock = `${pad(value.hour)}:${pad(value.minute)}`;
  // ical.js takes a zone that the file does not describe for none: its name is read here
  const zone = value.zone === ICAL.Timezone.utcTimezone ? 'UTC' : event.getFirstProperty(name)?.getParameter('tzid');
  if (typeof zone !== 'string' || !isZone(zone)) return day;
  const instant = zonedToUtc(`${day}T${clock}`, zone);
  return instant && localTime(new Date(instant), timeZone).date;
}

/** As it is written: ical.js makes 2 March of 30 February, and another year of a date with dashes. */
const writtenDay = (event: ICAL.Component, name: string): string =>
  String(event.getFirstProperty(name)?.jCal[3]).slice(0, 10);

const dayText = ({ year, month, day }: ICAL.Time): string =>
  `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;

/** Not for one that no calendar has, nor for years outside of reason. */
function isDay(text: string): boolean {
  const isKnown = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
  return isKnown && text >= '1900' && text < '2200';
}

const pad = (count: number): string => String(count).padStart(2, '0');

/** RFC 5545: an event without an end lasts as long as it says, else one day. */
function endByDuration(event: ICAL.Component, checkIn: string | null): string | null {
  if (!checkIn || event.hasProperty('dtend')) return null;
  const duration = valueIn(event, 'duration');
  const days = duration instanceof ICAL.Duration ? Math.round(duration.toSeconds() / 86_400) : 1;
  return days > 0 && days < 10_000 ? addDays(checkIn, days) : null;
}

const guestsIn = (description: string): number | null => {
  const count = Number(/\b(?:guests?|adults?)\W{1,3}(\d{1,2})\b/i.exec(description)?.[1]);
  return count > 0 && count <= 50 ? count : null;
};
