import { eq } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Cents } from '#contract/money.ts';
import type { getNearbyJobs, NearbyJobs } from '#contract/nearby-jobs.ts';
import { nearbyKm } from '#contract/terms.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { placeOf } from '#server/places/index.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { statement } from '#server/platform/statement.ts';
import { openAt } from './open-job-row.ts';
import { countedTo } from './open-jobs.ts';

/** How many jobs of a type it takes to say what they pay. */
const pricedFrom = 3;

/** Radius and ZIP are a cleaner's to change at any time: smaller circles would tell of each home in which ZIP it is. */
const leastKm = 20;

interface TypeRow {
  cleaning_type: NearbyJobs['types'][number]['cleaningType'];
  count: number;
  lowest: Cents;
  highest: Cents;
}

const countByType = statement<TypeRow>(
  'nearby_jobs',
  `with centre as materialized (select ll_to_earth($2, $3) as point)
   select cleaning_type, count(*)::int as count, min(payout_cents) as lowest, max(payout_cents) as highest
   from (
     select j.cleaning_type, j.payout_cents from job j, centre
     where ${openAt('$1')}
       and j.location <@ earth_box(centre.point, $4) and cube_distance(j.location, centre.point) <= gc_to_sec($4)
     limit ${countedTo}) open
   group by cleaning_type order by count desc, cleaning_type`,
);

/** What is open around a place, for anybody who wonders whether being checked is worth it. */
export async function countNearby(
  { db, clock }: Kit,
  actor: Actor | null,
  { near }: QueryOf<typeof getNearbyJobs>,
): Promise<NearbyJobs> {
  const place = await placeOf(near);
  const radiusKm = await radiusOf(db, actor, near);
  if (!place) return { place: null, radiusKm, count: 0, types: [] };
  const { city, state, latitude, longitude } = place;
  const rows = await countByType(db, [clock.now(), latitude, longitude, radiusKm * 1000]);
  return {
    place: { city, state },
    radiusKm,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    types: rows.map(({ cleaning_type, count, lowest, highest }) => ({
      ...{ cleaningType: cleaning_type, count },
      lowestPayoutCents: count < pricedFrom ? null : lowest,
      highestPayoutCents: count < pricedFrom ? null : highest,
    })),
  };
}

/** As far as a cleaner travels, but not too near, around their own ZIP; around any other place as far as for everybody. */
async function radiusOf(reader: Reader, actor: Actor | null, near: string): Promise<number> {
  if (actor?.role !== 'CLEANER') return nearbyKm;
  const [own] = await reader
    .select({ zipCode: cleanerProfiles.zipCode, radiusKm: cleanerProfiles.serviceRadiusKm })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, actor.id));
  return own && own.zipCode === near ? Math.max(own.radiusKm, leastKm) : nearbyKm;
}
