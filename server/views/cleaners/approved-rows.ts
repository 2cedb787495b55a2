import type { Cents } from '#contract/money.ts';
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
  key: number;
  metres: number | null;
}

/** How far the count in `X-Total-Count` goes: an exact one would read the whole marketplace; see docs/decisions. */
const countedTo = 1000;

const columns = `
  c.user_id as id, c.first_name, c.last_name, c.city, c.state, c.service_radius_km, c.hourly_rate_cents,
  c.years_experience, c.specialties, c.bio, c.profile_image_key, u.rating_stars, u.rating_count`;

// Approved, still valid, and not suspended. Suspensions are few and have their own index, which is cheaper than reading
// every account.
const approved = `
  c.clearance = 'APPROVED' and c.cleared_until > $1
  and not exists (select from user_account s where s.id = c.user_id and s.suspended_at is not null)`;
const wanted = `
  ${approved} and ($2::text is null or $2 = any(c.languages)) and ($3::text is null or $3 = any(c.preferred_cleaning_types))`;

// The straight line through the globe, which the index sorts by; at a hundred miles it is 10 m short.
const way = `(c.location::cube <-> (select point from centre))`;
const circle = `
  with centre as materialized (
    select point::cube, earth_box(point, metres)::cube as box, metres
    from (select ll_to_earth($4, $5) as point, coalesce($6::float8, pi() * earth()) as metres) given)`;
const within = `c.location <@ (select box from centre) and ${way} <= (select metres from centre)`;

const nearestSql = `${circle}
  select ${columns}, near.key, near.key as metres
  from (
    select c.user_id, ${way} as key from cleaner_profile c
    where ${wanted} and ${within} and (${way}, c.user_id) > ($7::float8, $8::uuid)
    order by ${way}, c.user_id limit $9) near
  join cleaner_profile c on c.user_id = near.user_id join user_account u on u.id = c.user_id
  order by near.key, near.user_id`;

const unplacedSql = `
  select ${columns}, 0 as key, null as metres
  from cleaner_profile c join user_account u on u.id = c.user_id
  where ${wanted} and c.location is null and c.user_id > $4
  order by c.user_id limit $5`;

/** The index of the best rated cleaners is built on exactly this expression. */
const worseBy = '(-coalesce(u.rating_stars::float8 / nullif(u.rating_count, 0), 0))';
const bestSql = `
  select ${columns}, ${worseBy} as key, null as metres
  from user_account u join cleaner_profile c on c.user_id = u.id
  where u.role = 'CLEANER' and u.suspended_at is null and ${wanted} and (${worseBy}, u.id) > ($4::float8, $5::uuid)
  order by ${worseBy}, u.id limit $6`;

const count = (from: string) => `select count(*)::int as total from (select from ${from} limit ${countedTo}) counted`;

/** Nearest first. Values: now, language, type, latitude, longitude, metres or null, after (key, id), limit. */
export const nearestApproved = statement<ApprovedRow>('approved_nearest', nearestSql);
/** Those whose place is unknown. Values: now, language, type, after (id), limit. */
export const unplacedApproved = statement<ApprovedRow>('approved_unplaced', unplacedSql);
/** Best rated first. Values: now, language, type, after (key, id), limit. */
export const bestApproved = statement<ApprovedRow>('approved_best', bestSql);
/** Values: now, language, type, latitude, longitude, metres. */
export const countApprovedWithin = statement<{ total: number }>(
  'approved_count_within',
  circle + count(`cleaner_profile c where ${wanted} and ${within}`),
);
/** Values: now, language, type. */
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
