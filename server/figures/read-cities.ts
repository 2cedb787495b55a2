import { and, between, notInArray, sql } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { type CityFigures, countCities } from './count-cities.ts';
import { daysFrom, wholeDay } from './days.ts';
import { daysToCount } from './read-days.ts';
import { cityDays } from './table.ts';

type CitySums = Omit<CityFigures, 'day'>;

/** What each city held from one day to another, both included, the most valuable first; as current as `readDays`. */
export async function readCities(
  { db, settings: { timeZone } }: Pick<Kit, 'db' | 'settings'>,
  from: string,
  to: string,
): Promise<CitySums[]> {
  const counting = await daysToCount(db, { timeZone, days: daysFrom(from, to) });
  const sum = (name: 'gmvCents' | 'paidJobs' | 'postedJobs' | 'closedJobs' | 'filledJobs') =>
    sql<number>`sum(${cityDays[name]})::float8`;
  const [kept, counted] = await Promise.all([
    db
      .select({
        ...{ city: cityDays.city, state: cityDays.state, gmvCents: sum('gmvCents'), paidJobs: sum('paidJobs') },
        ...{ postedJobs: sum('postedJobs'), closedJobs: sum('closedJobs'), filledJobs: sum('filledJobs') },
      })
      .from(cityDays)
      .where(and(between(cityDays.day, from, to), notInArray(cityDays.day, counting)))
      .groupBy(cityDays.city, cityDays.state),
    countCities(
      db,
      counting.map((day) => wholeDay(day, timeZone)),
    ),
  ]);
  const cities = new Map<string, CitySums>();
  for (const part of [...kept, ...counted]) add(cities, part);
  return [...cities.values()].toSorted(
    (one, other) =>
      other.gmvCents - one.gmvCents || other.postedJobs - one.postedJobs || (one.city < other.city ? -1 : 1),
  );
}

function add(cities: Map<string, CitySums>, part: CitySums): void {
  const key = `${part.city}, ${part.state}`;
  const before = cities.get(key);
  cities.set(key, {
    ...{ city: part.city, state: part.state },
    gmvCents: (before?.gmvCents ?? 0) + part.gmvCents,
    paidJobs: (before?.paidJobs ?? 0) + part.paidJobs,
    postedJobs: (before?.postedJobs ?? 0) + part.postedJobs,
    closedJobs: (before?.closedJobs ?? 0) + part.closedJobs,
    filledJobs: (before?.filledJobs ?? 0) + part.filledJobs,
  });
}
