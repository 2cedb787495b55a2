import type { BackgroundCheckStatus } from '#contract/states.ts';
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
const openJobsEverywhereSql = `
  select ${openJobColumns}, null::float8 as metres,
    (select count(*)::int from (
      select from job j where ${openToCleaner} and ${filters} limit ${countedTo}) counted) as total
  from (select * from job j where ${openToCleaner} and ${filters} and ${following}) j ${openJobJoins}
  order by j.start_time, j.id`;

/**
 * Within a radius, soonest first: the index of places finds them, then they are sorted. Further values: latitude,
 * longitude, metres (null for the cleaner's own), and whether jobs with an unknown place are wanted too.
 * The cleaner is read in the same query, to save the busiest list a round trip; without any job that is the only row.
 *
 * Whether a job is near is tested for each one in the box, so the test uses the straight line through the earth (the
 * chord) that cube_distance gives; the distance on the surface is computed only for the rows of the page.
 */
const openJobsNearSql = `
  with me as materialized (
    select clearance, cleared_until, point, gc_to_sec(metres) as chord, earth_box(point, metres) as box
    from (
      select clearance, cleared_until, coalesce($12::float8, service_radius_km * 1000) as metres,
        case when $10::float8 is null then location else ll_to_earth($10, $11) end as point
      from cleaner_profile where user_id = $1 offset 0) profile),
  near as materialized (
    select j.id, j.start_time from job j
    where j.location <@ (select box from me)
      and cube_distance(j.location, (select point from me)) <= (select chord from me) and ${openToCleaner} and ${filters}
    union all
    select j.id, j.start_time from job j
    where $13 and j.location is null and ${openToCleaner} and ${filters})
  select me.clearance, me.cleared_until, me.point is not null as placed,
    (select count(*)::int from (select from near limit ${countedTo}) counted) as total, found.*
  from me left join lateral (
    select ${openJobColumns}, earth_distance(j.location, me.point) as metres
    from (select * from near where ${following}) page join job j on j.id = page.id ${openJobJoins}) found on true
  order by found.start_time, found.id`;

/** The searching cleaner, and beside it a job's columns, all null if none was found. */
export type NearRow = { clearance: BackgroundCheckStatus | null; cleared_until: Date | null; placed: boolean } & (
  | CountedRow
  | { id: null }
);

export const openJobsEverywhere = statement<CountedRow>('open_jobs_everywhere', openJobsEverywhereSql);
export const openJobsNear = statement<NearRow>('open_jobs_near', openJobsNearSql);
