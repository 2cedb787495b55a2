import { createHash } from 'node:crypto';
import type { CalendarPlatform } from '#contract/calendar-words.ts';
import type { FeedEntry } from './town-feeds.ts';

/** An entry on the days of the calendar. */
export interface DatedEntry extends Pick<FeedEntry, 'as' | 'guest'> {
  /** `YYYY-MM-DD`. */
  checkIn: string;
  checkOut: string;
}

/** A feed in the form in which the platform writes it. */
export function writeFeed(platform: CalendarPlatform, listing: string, entries: readonly DatedEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${makers[platform]}`,
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => [
      'BEGIN:VEVENT',
      `DTSTART;VALUE=DATE:${compact(entry.checkIn)}`,
      `DTEND;VALUE=DATE:${compact(entry.checkOut)}`,
      ...linesOf[platform](entry, digest(`${listing} ${entry.checkIn} ${entry.checkOut}`)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

const makers: Record<CalendarPlatform, string> = {
  airbnb: '-//Airbnb Inc//Hosting Calendar 1.0//EN',
  booking_com: '-//admin.booking.com//NONSGML v1.0//EN',
  vrbo: '-//HomeAway.com, Inc.//EN',
};

type LinesOf = (entry: DatedEntry, key: string) => string[];

const linesOf: Record<CalendarPlatform, LinesOf> = {
  airbnb: ({ as }, key) => [
    `UID:1418fb94e984-${key}@airbnb.com`,
    ...(as ? ['SUMMARY:Airbnb (Not available)'] : ['SUMMARY:Reserved', `DESCRIPTION:${reservation(key)}`]),
  ],
  // the same words for guests and closings
  booking_com: (_, key) => [`UID:${key}@booking.com`, 'SUMMARY:CLOSED - Not available'],
  vrbo: ({ as, guest }, key) => [
    `UID:${key.slice(0, 8)}-${key.slice(8, 12)}-${key.slice(12, 16)}-${key.slice(16, 20)}-${key.slice(20)}`,
    `SUMMARY:${as === 'blocked' ? 'Blocked' : `${as ? 'Tentative' : 'Reserved'} - ${guest}`}`,
  ],
};

const reservation = (key: string) =>
  `Reservation URL: https://www.airbnb.com/hosting/reservations/details/HM${key.slice(0, 8).toUpperCase()}`;

const compact = (day: string) => day.replaceAll('-', '');

const digest = (text: string) => createHash('md5').update(text).digest('hex');
