import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { ApprovedCleaner } from '#contract/cleaners.ts';
import { averageOf } from '#server/accounts/index.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink } from '#server/platform/photo-link.ts';
import { dollarsOf } from './dollars.ts';
import { cleanerProfiles } from './table.ts';

export const metresPerMile = 1609.344;

// 'APPROVED' stands in the SQL: plans are made without their values, and the index of places holds only approved ones.
/** The cleaners whom others may find: approved, still counting, and not suspended. */
export const findable = (now: Date): SQL | undefined =>
  and(sql`${cleanerProfiles.clearance} = 'APPROVED'`, gt(cleanerProfiles.clearedUntil, now), isNull(users.suspendedAt));

/** Their public columns, with the number that a list is ordered by and the way in metres from where it searches. */
export const selectApproved = (reader: Reader, { key, metres }: { key: SQL; metres: SQL }) =>
  reader
    .select({
      id: cleanerProfiles.userId,
      firstName: cleanerProfiles.firstName,
      lastName: cleanerProfiles.lastName,
      city: cleanerProfiles.city,
      state: cleanerProfiles.state,
      serviceRadiusKm: cleanerProfiles.serviceRadiusKm,
      hourlyRateCents: cleanerProfiles.hourlyRateCents,
      yearsExperience: cleanerProfiles.yearsExperience,
      specialties: cleanerProfiles.specialties,
      bio: cleanerProfiles.bio,
      profileImageKey: cleanerProfiles.profileImageKey,
      ratingStars: users.ratingStars,
      ratingCount: users.ratingCount,
      key: sql<number>`${key}`,
      metres: sql<number | null>`${metres}`,
    })
    .from(cleanerProfiles)
    .innerJoin(users, eq(users.id, cleanerProfiles.userId));
export type ApprovedRow = Awaited<ReturnType<typeof selectApproved>>[number];

export function presentApproved(kit: Kit, row: ApprovedRow): ApprovedCleaner {
  const { id, firstName, lastName, city, state, yearsExperience, specialties, metres } = row;
  return {
    ...{ id, firstName, lastName, city, state, yearsExperience, specialties },
    profileImageUrl: row.profileImageKey && photoLink(kit, row.profileImageKey),
    backgroundCheckStatus: 'APPROVED',
    workRadius: row.serviceRadiusKm,
    ratingAvg: averageOf(row),
    totalReviews: row.ratingCount,
    hourlyRate: dollarsOf(row.hourlyRateCents),
    bio: row.bio ?? '',
    distanceMiles: metres === null ? null : Math.round((metres / metresPerMile) * 10) / 10,
  };
}

/** One findable cleaner; null when there is none of that id. */
export async function readApproved(kit: Kit, cleanerId: string): Promise<ApprovedCleaner | null> {
  const alone = { key: sql`0`, metres: sql`null` };
  const [row] = await selectApproved(kit.db, alone).where(
    and(eq(cleanerProfiles.userId, cleanerId), findable(kit.clock.now())),
  );
  return row ? presentApproved(kit, row) : null;
}
