import { CalendarRefused } from '../calendar-refused.ts';
import { type FeedEvent, readEvent } from './read-event.ts';
import { splitCalendar } from './split-calendar.ts';

/** What a feed may have at most; the thread that reads it has a limit of time as well (feed-parser.ts). */
export const feedLimits = { bytes: 5 * 1024 * 1024, events: 2000 };

/**
 * Reads a feed strictly: what is no whole calendar is refused with its reason, so that a login page or half a file is
 * never taken for an empty calendar. Times become days in the property's zone. Throws CalendarRefused.
 */
export function readFeed(body: Uint8Array, timeZone: string): FeedEvent[] {
  if (body.length > feedLimits.bytes) throw new CalendarRefused('tooLarge');
  return splitCalendar(new TextDecoder().decode(body), feedLimits.events).map((lines) => readEvent(lines, timeZone));
}
