import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { kmPerMile } from '#contract/distance.ts';
import { averageOf } from '#server/accounts/index.ts';
import { dollarsOf } from '#server/cleaners/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink } from '#server/platform/photo-link.ts';
import { type ApprovedRow, approvedById, countAllApproved } from './approved-rows.ts';

export const metresPerMile = kmPerMile * 1000;

export function presentApproved(kit: Kit, row: ApprovedRow): ApprovedCleaner {
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
    distanceMiles: metres === null ? null : Math.round((metres / metresPerMile) * 10) / 10,
  };
}

/** One findable cleaner; null if there is none with that id. */
export async function readApproved(kit: Kit, cleanerId: string): Promise<ApprovedCleaner | null> {
  const [row] = await approvedById(kit.db, [kit.clock.now(), cleanerId]);
  return row ? presentApproved(kit, row) : null;
}

/** How many cleaners can be found in the whole marketplace; reads every one of them. */
export async function countFindable({ db, clock }: Kit): Promise<number> {
  const [counted] = await countAllApproved(db, [clock.now()]);
  return counted?.total ?? 0;
}
