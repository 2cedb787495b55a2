import { and, asc, eq, gt, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { BusyTime } from '#contract/busy-calendars.ts';
import { day } from '#server/platform/clock.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { busyTimes, longestBusyDays } from './table.ts';

/** In milliseconds. */
interface Span {
  start: number;
  end: number;
}

interface OwnCalendar {
  cleanerId: string;
  calendarId: string;
}

/** Replaces what is known of one calendar by these times. Tells whether anything has changed. */
export async function keepBusyTimes(tx: Tx, calendar: OwnCalendar, spans: readonly Span[]): Promise<boolean> {
  const pieces = spans.flatMap(inPieces);
  const before = await tx
    .select({ start: busyTimes.startsAt, end: busyTimes.endsAt })
    .from(busyTimes)
    .where(ofCalendar(calendar))
    .orderBy(asc(busyTimes.startsAt));
  const isSame = ({ start, end }: Span, index: number) =>
    before[index]?.start.getTime() === start && before[index]?.end.getTime() === end;
  if (before.length === pieces.length && pieces.every(isSame)) return false;
  await tx.delete(busyTimes).where(ofCalendar(calendar));
  const instants = (of: (piece: Span) => number) => sql.param(pieces.map((piece) => new Date(of(piece)).toISOString()));
  await tx.execute(sql`
    insert into ${busyTimes} (cleaner_id, calendar_id, starts_at, ends_at)
    select ${calendar.cleanerId}::uuid, ${calendar.calendarId}::uuid, starts, ends
    from unnest(${instants(({ start }) => start)}::timestamptz[], ${instants(({ end }) => end)}::timestamptz[])
      as piece (starts, ends)`);
  return true;
}

const ofCalendar = ({ cleanerId, calendarId }: OwnCalendar) =>
  and(eq(busyTimes.cleanerId, cleanerId), eq(busyTimes.calendarId, calendarId));

const longest = longestBusyDays * day;

function inPieces({ start, end }: Span): Span[] {
  const count = Math.ceil((end - start) / longest);
  return Array.from({ length: count }, (_, index) => ({
    start: start + index * longest,
    end: Math.min(end, start + (index + 1) * longest),
  }));
}

/** SQL: whether a calendar of the cleaner says that they are busy at some time between these two. */
export const isBusyBetween = (cleanerId: SQLWrapper | string, from: SQLWrapper, until: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${busyTimes} busy
    where busy.cleaner_id = ${cleanerId} and busy.ends_at > ${from} and busy.starts_at < ${until}
      and busy.ends_at <= ${until} + interval '${sql.raw(String(longestBusyDays))} days')`;

/** When a cleaner is busy within a window, whichever of their calendars says so: in order, without overlaps. */
export async function readBusyTimes(reader: Reader, cleanerId: string, from: Date, until: Date): Promise<BusyTime[]> {
  const { startsAt, endsAt } = busyTimes;
  const rows = await reader
    .select({ startsAt, endsAt })
    .from(busyTimes)
    .where(and(eq(busyTimes.cleanerId, cleanerId), gt(endsAt, from), lt(startsAt, until)))
    .orderBy(asc(startsAt), asc(endsAt));
  const joined: { startTime: Date; endTime: Date }[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (!last || row.startsAt > last.endTime) joined.push({ startTime: row.startsAt, endTime: row.endsAt });
    else if (row.endsAt > last.endTime) last.endTime = row.endsAt;
  }
  return joined.map(({ startTime, endTime }) => ({
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
  }));
}
