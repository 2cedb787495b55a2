import type { Cents } from '#contract/money.ts';
import { betweenJobs } from '#contract/terms.ts';
import { isHeldJob } from '#server/jobs/index.ts';
import { statement } from '#server/platform/statement.ts';

/** A findable cleaner with the number the list is sorted by and the distance in metres from where the search starts. */
export interface ApprovedRow {
  id: string;
  first_name: string;
  last_name: string;
  city: string | null;
  state: string | null;
  service_radius_km: number;
  hourly_rate_cents: Cents;
  years_experience: number | null;
  specialties: string[];
  bio: string | null;
  profile_image_key: string | null;
  rating_stars: number;
  rating_count: number;
  latitude: number | null;
  longitude: number | null;
  key: number;
  metres: number | null;
}

/** How far the count in `X-Total-Count` goes: an exact one would read the whole marketplace; see docs/decisions. */
const countedTo = 1000;

const pause = `interval '${betweenJobs / 1000} seconds'`;

const columns = `
  c.user_id as id, c.first_name, c.last_name, c.city, c.state, c.service_radius_km, c.hourly_rate_cents,
  c.years_experience, c.specialties, c.bio, c.profile_image_key, u.rating_stars, u.rating_count,
  latitude(c.location) as latitude, longitude(c.location) as longitude`;

// Approved, still valid, and not suspended. Suspensions are few and have their own index, which is cheaper than reading
// every account.
const approved = `
  c.clearance = 'APPROVED' and c.cleared_until > $1
  and not exists (select from user_account s where s.id = c.user_id and s.suspended_at is not null)`;

// By the cleaner's own clock, as their hours are. A job lasts a day at most, so those that reach into the time have begun
// within the day before; `busy_until` has the pause that follows each.
const ownClock = `coalesce(c.time_zone, 'UTC')`;
const hours = `(c.weekly -> to_char($4::timestamptz at time zone ${ownClock}, 'FMday'))`;
const takesTheTime = `${isHeldJob('held')}
    and held.start_time > $4::timestamptz - interval '25 hours' and held.start_time < $5::timestamptz + ${pause}
    and held.busy_until > $4::timestamptz`;
const free = `
  (${hours} ->> 'available')::boolean
  and to_char($4::timestamptz at time zone ${ownClock}, 'HH24:MI') >= ${hours} ->> 'start'
  and ($5::timestamptz at time zone ${ownClock}) <=
    ($4::timestamptz at time zone ${ownClock})::date + (${hours} ->> 'end')::time
  and not ($4::timestamptz at time zone ${ownClock})::date = any(c.days_off)
  and not exists (select from job held where held.cleaner_id = c.user_id and ${takesTheTime})
  and not exists (select from job held
    where held.helper_ids @> array[c.user_id] and held.helper_ids <> '{}' and ${takesTheTime})`;
const wanted = `
  ${approved} and ($2::text is null or $2 = any(c.languages)) and ($3::text is null or $3 = any(c.preferred_cleaning_types))
  and ($4::timestamptz is null or (${free}))
  and ($6::uuid is null or exists (select from favorite f where f.host_id = $6 and f.cleaner_id = c.user_id))`;

/** The first values of every search: now, language, type, from when to when to be free, whose favorites; null is any. */
export type Wanted = readonly [Date, string | null, string | null, string | null, string | null, string | null];

// The straight line through the globe, which the index sorts by; at a hundred miles it is 10 m short.
const way = `(c.location::cube <-> (select point from centre))`;
const circle = `
  with centre as materialized (
    select point::cube, earth_box(point, metres)::cube as box, metres
    from (select ll_to_earth($7, $8) as point, coalesce($9::float8, pi() * earth()) as metres) given)`;
const within = `c.location <@ (select box from centre) and ${way} <= (select metres from centre)`;

const nearestSql = `${circle}
  select ${columns}, near.key, near.key as metres
  from (
    select c.user_id, ${way} as key from cleaner_profile c
    where ${wanted} and ${within} and (${way}, c.user_id) > ($10::float8, $11::uuid)
    order by ${way}, c.user_id limit $12) near
  join cleaner_profile c on c.user_id = near.user_id join user_account u on u.id = c.user_id
  order by near.key, near.user_id`;

const unplacedSql = `
  select ${columns}, 0 as key, null as metres
  from cleaner_profile c join user_account u on u.id = c.user_id
  where ${wanted} and c.location is null and c.user_id > $7
  order by c.user_id limit $8`;

/** The index of the best rated cleaners is built on exactly this expression. */
const worseBy = '(-coalesce(u.rating_stars::float8 / nullif(u.rating_count, 0), 0))';
const bestSql = `
  select ${columns}, ${worseBy} as key, null as metres
  from user_account u join cleaner_profile c on c.user_id = u.id
  where u.role = 'CLEANER' and u.suspended_at is null and ${wanted} and (${worseBy}, u.id) > ($7::float8, $8::uuid)
  order by ${worseBy}, u.id limit $9`;

const count = (from: string) => `select count(*)::int as total from (select from ${from} limit ${countedTo}) counted`;

/** Nearest first. Values: what is wanted, latitude, longitude, metres or null, after (key, id), limit. */
export const nearestApproved = statement<ApprovedRow>('approved_nearest', nearestSql);
/** Those whose place is unknown. Values: what is wanted, after (id), limit. */
export const unplacedApproved = statement<ApprovedRow>('approved_unplaced', unplacedSql);
/** Best rated first. Values: what is wanted, after (key, id), limit. */
export const bestApproved = statement<ApprovedRow>('approved_best', bestSql);
/** Values: what is wanted, latitude, longitude, metres. */
export const countApprovedWithin = statement<{ total: number }>(
  'approved_count_within',
  circle + count(`cleaner_profile c where ${wanted} and ${within}`),
);
/** Values: what is wanted. */
export const countApproved = statement<{ total: number }>('approved_count', count(`cleaner_profile c where ${wanted}`));
/** All of them, however many. Values: now. */
export const countAllApproved = statement<{ total: number }>(
  'approved_count_all',
  `select count(*)::int as total from cleaner_profile c where ${approved}`,
);
/** One by id. Values: now, id. */
export const approvedById = statement<ApprovedRow>(
  'approved_by_id',
  `select ${columns}, 0 as key, null as metres
   from cleaner_profile c join user_account u on u.id = c.user_id where ${approved} and c.user_id = $2`,
);
