import { statement } from '#server/platform/statement.ts';
import { type OpenJobRow, openJobColumns, openJobJoins, openToCleaner } from './open-job-row.ts';

export type CountedRow = OpenJobRow & { total: number };

/** How far the count in `X-Total-Count` goes; see docs/decisions. */
export const countedTo = 1000;

const filters = `
  ($3::text is null or j.cleaning_type = $3) and j.payout_cents >= $4
  and j.start_time >= $5::timestamptz and j.start_time <= $6::timestamptz`;
const following = '(start_time, id) > ($7::timestamptz, $8::uuid) order by start_time, id limit $9';

/** Everywhere, soonest first: walks the index of OPEN jobs. Values: cleaner, now, type, payout, from, to, after (2), limit. */
export const openJobsEverywhereSql = `
  select ${openJobColumns}, null::float8 as metres,
    (select count(*)::int from (
      select from job j where ${openToCleaner} and ${filters} limit ${countedTo}) counted) as total
  from (select * from job j where ${openToCleaner} and ${filters} and ${following}) j ${openJobJoins}
  order by j.start_time, j.id`;

/**
 * Within a radius, soonest first: the index of places finds them, then they are sorted. Further values: latitude,
 * longitude, metres, and whether jobs whose place nobody knows are wanted too.
 */
export const openJobsNearSql = `
  with centre as materialized (select ll_to_earth($10, $11) as point),
  near as materialized (
    select j.id, j.start_time, earth_distance(j.location, (select point from centre)) as metres
    from job j
    where ${openToCleaner} and ${filters}
      and earth_box((select point from centre), $12) @> j.location
      and earth_distance(j.location, (select point from centre)) <= $12
    union all
    select j.id, j.start_time, null from job j
    where $13 and j.location is null and ${openToCleaner} and ${filters})
  select ${openJobColumns}, page.metres,
    (select count(*)::int from (select from near limit ${countedTo}) counted) as total
  from (select * from near where ${following}) page join job j on j.id = page.id ${openJobJoins}
  order by j.start_time, j.id`;

export const openJobsEverywhere = statement<CountedRow>('open_jobs_everywhere', openJobsEverywhereSql);
export const openJobsNear = statement<CountedRow>('open_jobs_near', openJobsNearSql);
