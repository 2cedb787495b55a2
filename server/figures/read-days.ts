import { and, eq, gte, lte, notExists, sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { countDays, type DayFigures } from './count-days.ts';
import { dayAt, daysFrom, type Span, wholeDay } from './days.ts';
import { emptyDay } from './sum-days.ts';
import { figureChanges, figureDays, figureState } from './table.ts';

/** More than these are never over at once while a worker runs: it cancels them after a day. */
const mostOver = 1000;
/** So many days that have changed are counted while somebody waits; the worker comes to all of them within a minute. */
const mostAtOnce = 31;

interface KeptDays {
  /** Every day that was asked for, the quiet ones too. */
  days: DayFigures[];
  /** False while older days are still to be counted: after an upgrade, or in another zone. */
  complete: boolean;
}

/**
 * What each day from `from` to `to` held (`YYYY-MM-DD`, both included), as of now: days that have changed since they were
 * kept are counted anew, the latest first.
 */
export async function readDays(
  { db, clock, settings: { timeZone } }: Pick<Kit, 'db' | 'clock' | 'settings'>,
  from: string,
  to: string,
): Promise<KeptDays> {
  const days = daysFrom(from, to);
  // first which have changed: what is kept after that is no older
  const changed = await changedDays(db, { timeZone, days });
  const counting = changed.slice(-mostAtOnce);
  const [kept, counted] = await Promise.all([
    db
      .select()
      .from(figureDays)
      .where(and(gte(figureDays.day, from), lte(figureDays.day, to))),
    countDays(
      db,
      counting.map((day) => wholeDay(day, timeZone)),
    ),
  ]);
  const byDay = new Map([...kept, ...counted].map((figures) => [figures.day, figures]));
  const over = (await openAndOver(db, clock.now())).map((at) => dayAt(at, timeZone));
  return {
    days: days
      .map((day) => byDay.get(day) ?? emptyDay(day))
      .map((of) => ({ ...of, closedJobs: of.closedJobs + over.filter((day) => day === of.day).length })),
    complete: changed.length <= mostAtOnce,
  };
}

/** Parts of days are always counted. */
export async function readParts(
  { db, clock }: Pick<Kit, 'db' | 'clock'>,
  spans: readonly Span[],
): Promise<DayFigures[]> {
  const [counted, over] = await Promise.all([countDays(db, spans), openAndOver(db, clock.now())]);
  return counted.map((of) => {
    const span = spans.find(({ day }) => day === of.day);
    return { ...of, closedJobs: of.closedJobs + over.filter((at) => span && at >= span.begin && at < span.end).length };
  });
}

/**
 * When the open jobs were posted whose time has passed without a cleaner. No longer waiting for one, though nothing has
 * changed about them: within a day the worker cancels them.
 */
async function openAndOver(db: Reader, now: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: jobs.createdAt })
    .from(jobs)
    .where(and(sql`${jobs.status} = 'OPEN'`, lte(jobs.startTime, now), lte(jobs.endTime, now)))
    // by the index of open jobs: plans are made without values, so the status is written out
    .orderBy(jobs.startTime)
    .limit(mostOver);
  return rows.map(({ at }) => at);
}

interface Asked {
  timeZone: string;
  days: readonly string[];
}

/** The days that are to be counted while somebody waits, the latest of those that have changed. */
export const daysToCount = async (reader: Reader, asked: Asked): Promise<string[]> =>
  (await changedDays(reader, asked)).slice(-mostAtOnce);

/** All of them as long as none has been kept in this zone. In order. */
async function changedDays(db: Reader, { timeZone, days }: Asked): Promise<string[]> {
  const [state] = await db.select().from(figureState).where(eq(figureState.timeZone, timeZone));
  if (!state) return [...days];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day from ${figureChanges}
    where at >= ${wholeDay(first, timeZone).begin.toISOString()}::timestamptz
      and at < ${wholeDay(last, timeZone).end.toISOString()}::timestamptz
    order by 1`);
  return rows.map(({ day }) => day);
}

/** What is kept of all days before one, in the parts that stand for all time; a minute old at most. */
export async function readBefore({ db, settings: { timeZone } }: Pick<Kit, 'db' | 'settings'>, day: string) {
  // first whether anything is missing: what is kept after that is no older
  const complete = await isKeptBefore(db, { timeZone, day });
  const [sums] = await db
    .select({
      gmvCents: sql<number>`coalesce(sum(${figureDays.gmvCents}), 0)::float8`,
      paidJobs: sql<number>`coalesce(sum(${figureDays.paidJobs}), 0)::int`,
      newSignups: sql<number>`coalesce(sum(${figureDays.newSignups}), 0)::int`,
      erasedAccounts: sql<number>`coalesce(sum(${figureDays.erasedAccounts}), 0)::int`,
    })
    .from(figureDays)
    .where(sql`${figureDays.day} < ${day}`);
  if (!sums) throw new Error('A sum gave no row');
  return { ...sums, complete };
}

/** Whether every day before one has been counted in this zone. One that was, and is to be counted anew, is there as it was. */
async function isKeptBefore(db: Reader, { timeZone, day }: { timeZone: string; day: string }): Promise<boolean> {
  const [state] = await db.select().from(figureState).where(eq(figureState.timeZone, timeZone));
  if (!state) return false;
  const begin = wholeDay(day, timeZone).begin.toISOString();
  const own = sql`${figureDays.day} = (${figureChanges.at} at time zone ${timeZone})::date`;
  const [missing] = await db
    .select({ at: figureChanges.at })
    .from(figureChanges)
    .where(
      and(
        sql`${figureChanges.at} < ${begin}::timestamptz`,
        notExists(db.select({ day: figureDays.day }).from(figureDays).where(own)),
      ),
    )
    .limit(1);
  return !missing;
}
