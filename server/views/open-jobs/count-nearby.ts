import { eq } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { type Cents, toCents } from '#contract/money.ts';
import type { getNearbyJobs, NearbyJobs } from '#contract/nearby-jobs.ts';
import { nearbyKm } from '#contract/terms.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { placeOf, shortZip } from '#server/places/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';
import { openAt } from './open-job-row.ts';
import { countedTo } from './open-jobs.ts';

/** How many jobs of a type it takes to say what they pay, and how many in all to say on which days they are. */
const toldFrom = 3;

/** Radius and ZIP are a cleaner's to change at any time: smaller circles would tell of each home in which ZIP it is. */
const leastKm = 20;

/** Of one type, on one day of the week: Monday is 1. */
interface CountRow {
  cleaning_type: NearbyJobs['types'][number]['cleaningType'];
  weekday: number;
  count: number;
  lowest: Cents;
  highest: Cents;
}

const countAround = statement<CountRow>(
  'nearby_jobs',
  `with centre as materialized (select ll_to_earth($2, $3) as point)
   select cleaning_type, extract(isodow from start_time at time zone time_zone)::int as weekday, count(*)::int as count, min(payout_cents) as lowest, max(payout_cents) as highest
   from (
     select j.cleaning_type, j.payout_cents, j.start_time, p.time_zone
     from job j join property p on p.id = j.property_id, centre
     where ${openAt('$1')}
       and j.location <@ earth_box(centre.point, $4) and cube_distance(j.location, centre.point) <= gc_to_sec($4)
     limit ${countedTo}) open
   group by cleaning_type, weekday`,
);

/** What is open around a place, for anybody who wonders whether being checked is worth it. */
export async function countNearby(
  { db, clock }: Kit,
  actor: Actor | null,
  { near }: QueryOf<typeof getNearbyJobs>,
): Promise<NearbyJobs> {
  const place = await placeOf(near);
  if (!place) return { place: null, radiusKm: nearbyKm, count: 0, types: [], weekdays: null };
  const radiusKm = await radiusOf(db, actor, near);
  const { city, state, latitude, longitude } = place;
  const rows = await countAround(db, [clock.now(), latitude, longitude, radiusKm * 1000]);
  const count = sumOf(rows);
  return {
    ...{ place: { city, state }, radiusKm, count },
    types: typesOf(rows),
    weekdays: count < toldFrom ? null : weekdaysOf(rows),
  };
}

const sumOf = (rows: readonly CountRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

/** The most frequent first. */
function typesOf(rows: readonly CountRow[]): NearbyJobs['types'] {
  const types = [...Map.groupBy(rows, ({ cleaning_type }) => cleaning_type)].map(([cleaningType, days]) => {
    const count = sumOf(days);
    const [lowest, highest] = [days.map(({ lowest }) => lowest), days.map(({ highest }) => highest)];
    return {
      ...{ cleaningType, count },
      lowestPayoutCents: count < toldFrom ? null : toCents(Math.min(...lowest)),
      highestPayoutCents: count < toldFrom ? null : toCents(Math.max(...highest)),
    };
  });
  return types.toSorted((one, other) => other.count - one.count || (one.cleaningType < other.cleaningType ? -1 : 1));
}

const weekdaysOf = (rows: readonly CountRow[]): number[] =>
  Array.from({ length: 7 }, (_, day) => sumOf(rows.filter(({ weekday }) => weekday === day + 1)));

/** As far as a cleaner travels, but not too near, around their own ZIP; around any other place as far as for everybody. */
async function radiusOf(reader: Reader, actor: Actor | null, near: string): Promise<number> {
  if (actor?.role !== 'CLEANER') return nearbyKm;
  const [own] = await reader
    .select({ zipCode: cleanerProfiles.zipCode, radiusKm: cleanerProfiles.serviceRadiusKm })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, actor.id));
  // “78701-1234” and “ 78701” are the same place
  return own?.zipCode && shortZip(own.zipCode) === shortZip(near) ? Math.max(own.radiusKm, leastKm) : nearbyKm;
}
