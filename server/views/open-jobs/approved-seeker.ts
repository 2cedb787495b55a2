import { eq, sql } from 'drizzle-orm';
import { isApproved } from '#server/cleaners/index.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { prepared } from '#server/platform/prepared.ts';
import { Refusal } from '#server/platform/refusal.ts';

const seeker = prepared((reader) =>
  reader
    .select({
      clearance: cleanerProfiles.clearance,
      clearedUntil: cleanerProfiles.clearedUntil,
      radiusKm: cleanerProfiles.serviceRadiusKm,
      latitude: sql<number | null>`latitude(${cleanerProfiles.location})`,
      longitude: sql<number | null>`longitude(${cleanerProfiles.location})`,
    })
    .from(cleanerProfiles)
    .where(eq(cleanerProfiles.userId, sql.placeholder('cleanerId')))
    .prepare('seeker'),
);

export interface Seeker {
  radiusKm: number;
  point: { latitude: number; longitude: number } | null;
}

/** Null for anyone who may not see open jobs: not a cleaner, or one whose check is not APPROVED. */
export async function findSeeker({ db, clock }: Kit, actor: Actor): Promise<Seeker | null> {
  const [found] = await seeker(db).execute({ cleanerId: actor.id });
  if (!found || !isApproved(found, clock.now())) return null;
  const { radiusKm, latitude, longitude } = found;
  return { radiusKm, point: latitude === null || longitude === null ? null : { latitude, longitude } };
}

/** Where an approved cleaner is and how far they travel. Refuses (403) anyone else. */
export async function approvedSeeker(kit: Kit, actor: Actor): Promise<Seeker> {
  const found = await findSeeker(kit, actor);
  if (!found) throw checkRequired();
  return found;
}

export const checkRequired = () =>
  new Refusal('background_check_required', 'You can see jobs once your background check is approved.');
