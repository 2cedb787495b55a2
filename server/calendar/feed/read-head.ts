import { CalendarRefused } from '../calendar-refused.ts';
import { contentLines } from './content-lines.ts';
import { isZone } from './is-zone.ts';
import { feedLimits } from './read-feed.ts';
import { splitCalendar } from './split-calendar.ts';

/** What a whole calendar says of itself. */
export interface FeedHead {
  name: string | null;
  timeZone: string | null;
  entries: number;
}

/** No title of a home is longer. */
const longestName = 120;

/** Reads a feed as strictly as a sync does, but only for its name, its zone and how much it has. Throws CalendarRefused. */
export function readHead(body: Uint8Array): FeedHead {
  if (body.length > feedLimits.bytes) throw new CalendarRefused('tooLarge');
  const text = new TextDecoder().decode(body);
  const entries = splitCalendar(text, feedLimits.events).length;
  const head = headOf(contentLines(text));
  const zone = said(head, 'X-WR-TIMEZONE') ?? said(head, 'TIMEZONE-ID');
  return {
    name: said(head, 'X-WR-CALNAME') ?? said(head, 'NAME'),
    timeZone: zone && isZone(zone) ? zone : null,
    entries,
  };
}

/** The lines of the calendar itself, before its first part. */
function headOf(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line, index) => index > 0 && /^BEGIN:/i.test(line));
  return first === -1 ? lines : lines.slice(0, first);
}

/** A property's value in one line, without what a page cannot show; null where there is none. */
function said(head: readonly string[], property: string): string | null {
  const line = head.find((each) => new RegExp(`^${property}[;:]`, 'i').test(each));
  const value = line?.slice(line.indexOf(':') + 1) ?? '';
  const plain = value
    .replace(/\\[nN]/g, ' ')
    .replace(/\\(.)/g, '$1')
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim();
  return plain.slice(0, longestName).trim() || null;
}
