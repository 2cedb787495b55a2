import { eq } from 'drizzle-orm';
import type { CalendarFault } from '#contract/calendar-words.ts';
import { keepBusyTimes, timeZoneOf } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { CalendarRefused } from '../calendar-refused.ts';
import { feedParser } from '../feed/feed-parser.ts';
import { fetchFeed } from '../feed/fetch-feed.ts';
import type { BusySpan } from '../feed/read-busy.ts';
import { every, nextRun, pauseAfter } from '../syncing/next-run.ts';
import { busyCalendars } from '../table.ts';
import { openBusyUrl } from './busy-url.ts';
import { lockLeased } from './lease-busy.ts';
import type { BusyCalendarRow } from './present-busy-calendar.ts';

/** How far ahead series are spelled out; as far as a host’s calendar is followed. */
const daysAhead = 400;

/** Reads a leased calendar and keeps its busy times. Whatever goes wrong is noted; what is known stays until then. */
export async function readBusyCalendar(kit: Kit, leased: BusyCalendarRow): Promise<void> {
  try {
    await keep(kit, leased, await read(kit, leased));
  } catch (error) {
    if (!(error instanceof CalendarRefused)) kit.log.error({ err: error, calendar: leased.id }, 'busy times not read');
    await noteFailure(kit, leased, error instanceof CalendarRefused ? error.fault : { code: 'unexpected' });
  }
}

interface Reading {
  spans: BusySpan[];
  etag: string | null;
  lastModified: string | null;
}

/** Null where nothing has changed since it was last gone through, which is asked only for a day. Throws CalendarRefused. */
async function read(kit: Kit, { id, cleanerId, urlSealed, ...known }: BusyCalendarRow): Promise<Reading | null> {
  const now = kit.clock.now();
  const { etag, lastModified, gatheredAt } = known;
  const isRecent = gatheredAt !== null && gatheredAt > plus(now, -day);
  const fetched = await fetchFeed({
    url: openBusyUrl(kit, id, urlSealed),
    allowPrivate: kit.settings.calendarAllowPrivate,
    ...(isRecent && { etag, lastModified }),
  });
  if (fetched.notModified) return null;
  const timeZone = (await timeZoneOf(kit.db, cleanerId)) ?? 'UTC';
  const from = plus(now, -day).getTime();
  const until = plus(now, daysAhead * day).getTime();
  const spans = await feedParser.busy({ body: fetched.body, timeZone, from, until });
  return { spans, etag: fetched.etag, lastModified: fetched.lastModified };
}

const keep = (kit: Kit, leased: BusyCalendarRow, reading: Reading | null): Promise<void> =>
  transact(kit, async (tx) => {
    const row = await lockLeased(tx, leased);
    if (!row) return;
    const { id, cleanerId } = row;
    const now = kit.clock.now();
    if (reading) await keepBusyTimes(tx, { cleanerId, calendarId: id }, reading.spans);
    const marks = reading && { etag: reading.etag, lastModified: reading.lastModified, gatheredAt: now };
    const isFine = { lastReadAt: now, lastFault: null, failures: 0, nextRunAt: nextRun(now, every), leasedUntil: null };
    await tx
      .update(busyCalendars)
      .set({ ...marks, ...isFine })
      .where(eq(busyCalendars.id, id));
    await record(kit, tx, { kind: 'busy calendar read', cleanerId });
  });

const noteFailure = (kit: Kit, leased: BusyCalendarRow, lastFault: CalendarFault): Promise<void> =>
  transact(kit, async (tx) => {
    const row = await lockLeased(tx, leased);
    if (!row) return;
    const failures = row.failures + 1;
    const nextRunAt = nextRun(kit.clock.now(), pauseAfter(failures));
    await tx
      .update(busyCalendars)
      .set({ failures, lastFault, nextRunAt, leasedUntil: null })
      .where(eq(busyCalendars.id, row.id));
    await record(kit, tx, { kind: 'busy calendar read', cleanerId: row.cleanerId });
  });
