import { and, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm';
import { addDays } from '#contract/days.ts';
import type { HostProperty } from '#contract/properties.ts';
import { datesOfSeries } from '#contract/series-dates.ts';
import { localTime } from '#contract/zoned-time.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { workOn } from './post-ahead.ts';
import { series, seriesDates } from './table.ts';

/** One may begin two years from now, and nobody leaves out every date of the year after. */
const daysSearched = 3 * 366;

/** Of each of some homes at which a cleaning comes again, the soonest date of it; null while all of it is paused, or all its dates are left out. */
export async function nextRepeats(
  { db, clock }: Kit,
  propertyIds: string[],
): Promise<Map<string, NonNullable<HostProperty['repeats']>>> {
  const rows = await db
    .select({ ...getTableColumns(series), timeZone: properties.timeZone })
    .from(series)
    .innerJoin(properties, eq(properties.id, series.propertyId))
    .where(and(inArray(series.propertyId, propertyIds), ne(series.status, 'ENDED')));
  const next = new Map<string, NonNullable<HostProperty['repeats']>>();
  if (rows.length === 0) return next;
  const leftOut = await readLeftOut(
    { db },
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  for (const row of rows) {
    const today = localTime(now, row.timeZone).date;
    const dates = row.status === 'ACTIVE' ? datesOfSeries(row, today, addDays(today, daysSearched)) : [];
    const date = dates.find(
      (each) => !leftOut.has(`${row.id} ${each}`) && workOn(row, each, row.timeZone).endTime > now,
    );
    const known = next.get(row.propertyId);
    next.set(row.propertyId, {
      date: [date, known?.date].filter((each) => typeof each === 'string').sort()[0] ?? null,
      paused: row.status === 'PAUSED' && (known?.paused ?? true),
    });
  }
  return next;
}

async function readLeftOut({ db }: Pick<Kit, 'db'>, seriesIds: string[]): Promise<Set<string>> {
  const { seriesId, date, jobId, takenBack } = seriesDates;
  const rows = await db
    .select({ seriesId, date })
    .from(seriesDates)
    .leftJoin(jobs, eq(jobs.id, jobId))
    .where(and(inArray(seriesId, seriesIds), eq(takenBack, false), or(isNull(jobId), eq(jobs.status, 'CANCELED'))));
  return new Set(rows.map((row) => `${row.seriesId} ${row.date}`));
}
