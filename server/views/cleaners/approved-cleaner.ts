import { and, eq, inArray } from 'drizzle-orm';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { kmPerMile } from '#contract/distance.ts';
import { dollarsOf } from '#contract/dollars.ts';
import { averageOf } from '#server/accounts/index.ts';
import { blocks, favorites } from '#server/jobs/table.ts';
import type { Db } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink } from '#server/platform/photo-link.ts';
import { type ApprovedRow, approvedById, countAllApproved } from './approved-rows.ts';

export const metresPerMile = kmPerMile * 1000;

/** A map's grid in degrees, about three miles: a place is told to its nearest corner, never where somebody lives. */
const grid = 0.05;
const onGrid = (degrees: number) => Math.round(Math.round(degrees / grid) * grid * 100) / 100;

/** What the host who asks has made of these cleaners; nothing of anybody else’s. */
export interface Marks {
  favorites: ReadonlySet<string>;
  blocked: ReadonlySet<string>;
}

export function presentApproved(kit: Kit, row: ApprovedRow, { favorites, blocked }: Marks): ApprovedCleaner {
  const { id, city, state, specialties, metres } = row;
  return {
    ...{ id, firstName: row.first_name, lastName: row.last_name, city, state, specialties },
    yearsExperience: row.years_experience,
    profileImageUrl: row.profile_image_key && photoLink(kit, row.profile_image_key),
    backgroundCheckStatus: 'APPROVED',
    workRadius: row.service_radius_km,
    ratingAvg: averageOf({ ratingStars: row.rating_stars, ratingCount: row.rating_count }),
    totalReviews: row.rating_count,
    hourlyRate: dollarsOf(row.hourly_rate_cents),
    bio: row.bio ?? '',
    place:
      row.latitude === null || row.longitude === null
        ? null
        : { latitude: onGrid(row.latitude), longitude: onGrid(row.longitude) },
    favorite: favorites.has(id),
    ...(blocked.has(id) && { blocked: true as const }),
    distanceMiles: metres === null ? null : Math.round((metres / metresPerMile) * 10) / 10,
  };
}

/** One findable cleaner; null if there is none with that id. */
export async function readApproved(kit: Kit, actor: Actor, cleanerId: string): Promise<ApprovedCleaner | null> {
  const [row] = await approvedById(kit.db, [kit.clock.now(), cleanerId]);
  return row ? presentApproved(kit, row, await marksAmong(kit.db, actor, [cleanerId])) : null;
}

/** Which of these cleaners are favorites of the host who asks, and which they have blocked. */
export async function marksAmong(db: Db, actor: Actor, ids: readonly string[]): Promise<Marks> {
  if (actor.role !== 'HOST' || ids.length === 0) return { favorites: new Set(), blocked: new Set() };
  const among = async (table: typeof favorites | typeof blocks) => {
    const own = and(eq(table.hostId, actor.id), inArray(table.cleanerId, [...ids]));
    const rows = await db.select({ id: table.cleanerId }).from(table).where(own);
    return new Set(rows.map(({ id }) => id));
  };
  const [favored, blocked] = await Promise.all([among(favorites), among(blocks)]);
  return { favorites: favored, blocked };
}

/** How many cleaners can be found in the whole marketplace; reads every one of them. */
export async function countFindable({ db, clock }: Kit): Promise<number> {
  const [counted] = await countAllApproved(db, [clock.now()]);
  return counted?.total ?? 0;
}
