import { and, asc, eq, getTableColumns, gte, inArray, ne, type SQL } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import type { Series } from '#contract/series.ts';
import { datesOfSeries, type SeriesDateState } from '#contract/series-dates.ts';
import { type JobStatus, liveJobStatuses } from '#contract/states.ts';
import { isUnknownZone, localTime } from '#contract/zoned-time.ts';
import { hasValidCard } from '#server/cards/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { notFound } from '#server/platform/refusal.ts';
import { properties } from '#server/properties/table.ts';
import { type SeriesRow, seriesNotFound } from './hold-series.ts';
import { workOn } from './post-ahead.ts';
import type { SeriesKit } from './series-kit.ts';
import { series, seriesDates } from './table.ts';

/** How many dates are shown, and how far after the first of them the latest can be: six of every two weeks. */
const [datesShown, daysShown] = [6, 84];

/** A series by its id; the caller has checked whose it is. */
export async function showSeries(kit: SeriesKit, reader: Reader, id: string): Promise<Series> {
  const [found] = await present(kit, reader, eq(series.id, id));
  if (!found) throw seriesNotFound();
  return found;
}

/** A host's own series, of whatever state. */
export async function getSeries(kit: SeriesKit, actor: Actor, id: string): Promise<Series> {
  const [found] = await present(kit, kit.db, and(eq(series.id, id), eq(series.hostId, actor.id)));
  if (!found) throw seriesNotFound();
  return found;
}

/** Those of a property that have not ended, the oldest first. */
export async function listSeries(kit: SeriesKit, actor: Actor, propertyId: string): Promise<Series[]> {
  const { id, hostId, removedAt } = properties;
  const [own] = await kit.db
    .select({ removedAt })
    .from(properties)
    .where(and(eq(id, propertyId), eq(hostId, actor.id)));
  if (!own || own.removedAt) throw notFound('Property not found.');
  return present(kit, kit.db, and(eq(series.propertyId, propertyId), ne(series.status, 'ENDED')));
}

/** Several series are those of one host and property. */
async function present(kit: SeriesKit, reader: Reader, which: SQL | undefined): Promise<Series[]> {
  const rows = await reader
    .select({ ...getTableColumns(series), title: properties.title, timeZone: properties.timeZone })
    .from(series)
    .innerJoin(properties, eq(properties.id, series.propertyId))
    .where(which)
    .orderBy(asc(series.createdAt), asc(series.id));
  const [first] = rows;
  if (!first) return [];
  const now = kit.clock.now();
  const today = localTime(now, first.timeZone).date;
  const [held, decided, others] = [
    await heldFor(kit, reader, first.hostId),
    await decidedFrom(reader, rows, today),
    await jobsAt(reader, first, now),
  ];
  return rows.map((row) => {
    const { hostId: _, postedUntil: __, ...shown } = row;
    const next = nextOf(row, { timeZone: row.timeZone, now, today, decided, others });
    const waits = isUnknownZone(row.timeZone) ? 'zone' : held;
    return { ...shown, createdAt: row.createdAt.toISOString(), held: row.status === 'ACTIVE' ? waits : null, next };
  });
}

/** Why nothing is posted for this host right now. */
async function heldFor({ owedBy, clock }: SeriesKit, reader: Reader, hostId: string): Promise<Series['held']> {
  const now = clock.now();
  if (!(await hasValidCard(reader, hostId, now))) return 'card';
  return (await owedBy(reader, hostId, now)) ? 'payment' : null;
}

interface Decided {
  jobId: string | null;
  status: JobStatus | null;
}

const keyOf = (seriesId: string, date: string) => `${seriesId} ${date}`;

async function decidedFrom(reader: Reader, rows: readonly SeriesRow[], today: string): Promise<Map<string, Decided>> {
  const { seriesId, date, jobId, takenBack } = seriesDates;
  const ids = rows.map(({ id }) => id);
  const found = await reader
    .select({ seriesId, date, jobId, status: jobs.status })
    .from(seriesDates)
    .leftJoin(jobs, eq(jobs.id, jobId))
    .where(and(inArray(seriesId, ids), gte(date, today), eq(takenBack, false)));
  return new Map(found.map((row) => [keyOf(row.seriesId, row.date), row]));
}

/** Live jobs of the property by their day, whoever posted them. */
async function jobsAt(reader: Reader, row: SeriesRow & { timeZone: string }, now: Date): Promise<Map<string, string>> {
  const { id, startTime, status, propertyId } = jobs;
  const isAhead = gte(startTime, plus(now, -day));
  const found = await reader
    .select({ id, startTime })
    .from(jobs)
    .where(and(eq(propertyId, row.propertyId), isAhead, inArray(status, [...liveJobStatuses])));
  return new Map(found.map((job) => [localTime(job.startTime, row.timeZone).date, job.id]));
}

interface Known {
  timeZone: string;
  now: Date;
  today: string;
  decided: ReadonlyMap<string, Decided>;
  others: ReadonlyMap<string, string>;
}

function nextOf(row: SeriesRow, { timeZone, now, today, decided, others }: Known): Series['next'] {
  const from = row.firstDate > today ? row.firstDate : today;
  const dates = datesOfSeries(row, from, addDays(from, daysShown)).map((date) => {
    const { startTime, endTime } = workOn(row, date, timeZone);
    const here = decided.get(keyOf(row.id, date));
    const other = others.get(date) ?? null;
    const state = here ? stateOf(here) : other === null ? 'planned' : 'covered';
    return { date, startTime, endTime, state, jobId: here ? here.jobId : other };
  });
  return dates
    .filter(({ endTime, state }) => endTime > now && (row.status === 'ACTIVE' || state === 'taken'))
    .slice(0, datesShown)
    .map((next) => ({ ...next, startTime: next.startTime.toISOString(), endTime: next.endTime.toISOString() }));
}

function stateOf({ jobId, status }: Decided): SeriesDateState {
  if (jobId === null) return 'skipped';
  if (status === 'CANCELED') return 'canceled';
  return status === 'OPEN' ? 'posted' : 'taken';
}
