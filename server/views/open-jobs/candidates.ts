import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';
import type { Seeker } from './approved-seeker.ts';
import { type OpenJobRow, openJobColumns, openJobJoins, openToCleaner } from './open-job-row.ts';

/** Enough to find ten good ones among; the farthest of these are hardly worth the trip. */
const nearest = 150;
const soonest = 50;

const soonestSql = `
  select ${openJobColumns}, null::float8 as metres
  from job j ${openJobJoins}
  where ${openToCleaner} and ($4 or j.location is null)
  order by j.start_time, j.id limit $3`;

const nearestSql = `
  with centre as materialized (select ll_to_earth($4, $5) as point)
  select ${openJobColumns}, earth_distance(j.location, (select point from centre)) as metres
  from job j ${openJobJoins}
  where ${openToCleaner} and j.location is not null
  order by j.location::cube <-> (select point from centre)::cube limit $3`;

const nearestJobs = statement<OpenJobRow>('nearest_open_jobs', nearestSql);
const soonestJobs = statement<OpenJobRow>('soonest_open_jobs', soonestSql);

/** Jobs worth scoring: the nearest ones and the soonest of those with an unknown place; else the soonest ones. */
export async function candidates({ db }: Kit, cleanerId: string, { point }: Seeker, now: Date): Promise<OpenJobRow[]> {
  if (!point) return soonestJobs(db, [cleanerId, now, nearest, true]);
  const [placed, unplaced] = await Promise.all([
    nearestJobs(db, [cleanerId, now, nearest, point.latitude, point.longitude]),
    soonestJobs(db, [cleanerId, now, soonest, false]),
  ]);
  return [...placed, ...unplaced];
}
