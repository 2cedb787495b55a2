import { ownUidEnding } from '../feed/read-event.ts';

/** One entry of a calendar that we write. */
export interface Entry {
  /** Stays the same as long as it is the same stay or job. */
  id: string;
  /** Both instants, or both days (`YYYY-MM-DD`) of which the last one is not part of it. */
  start: Date | string;
  end: Date | string;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  isTentative: boolean;
  /** Whether it takes the reader's time. */
  isBusy: boolean;
}

/** An iCalendar file (RFC 5545). Instants are in UTC, so that no clock change and no reader's zone can move them. */
export function writeIcal(name: string, entries: readonly Entry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Freshkey//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const linesOf = (entry: Entry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.id}${ownUidEnding}`,
  `DTSTAMP:${instant(now)}`,
  `DTSTART${moment(entry.start)}`,
  `DTEND${moment(entry.end)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  `URL:${entry.url}`,
  `STATUS:${entry.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `TRANSP:${entry.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
  'END:VEVENT',
];

const moment = (at: Date | string): string =>
  typeof at === 'string' ? `;VALUE=DATE:${at.replaceAll('-', '')}` : `:${instant(at)}`;

const instant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

// no line of a text may begin a property of its own
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const mostBytes = 75;

/** At most 75 bytes a line, the space that continues one included; no character is cut in two. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > mostBytes) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}
