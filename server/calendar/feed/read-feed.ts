import { CalendarRefused } from '../calendar-refused.ts';
import { type FeedEvent, readEvent } from './read-event.ts';
import { splitCalendar } from './split-calendar.ts';

/** PRODUCT.md's limits of a feed. */
export const feedLimits = { bytes: 5 * 1024 * 1024, events: 2000, cpuMicroseconds: 2_000_000 };

/**
 * Reads a feed strictly: what is no whole calendar is refused with its reason, so that a login page or half a file is
 * never taken for an empty calendar. Times become days in the property's zone. Throws CalendarRefused.
 */
export function readFeed(body: Buffer, timeZone: string): FeedEvent[] {
  if (body.length > feedLimits.bytes) throw new CalendarRefused('tooLarge');
  const started = process.threadCpuUsage();
  const events = splitCalendar(new TextDecoder().decode(body), feedLimits.events);
  return events.map((lines) => {
    const { user, system } = process.threadCpuUsage(started);
    if (user + system > feedLimits.cpuMicroseconds) throw new CalendarRefused('tooSlow');
    return readEvent(lines, timeZone);
  });
}
