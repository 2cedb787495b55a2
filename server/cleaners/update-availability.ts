import { eq } from 'drizzle-orm';
import type { CleanerProfile, updateAvailability as endpoint } from '#contract/cleaners.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { accountName } from './account-name.ts';
import { commonHours } from './common-hours.ts';
import { ensureProfile } from './ensure-profile.ts';
import { lockCleaner } from './lock-cleaner.ts';
import { profileOf } from './profile-of.ts';
import { cleanerProfiles } from './table.ts';

/** Sets the hours of each weekday, the days off and the radius; the common work hours follow. */
export function updateAvailability(
  kit: Kit,
  { id }: Actor,
  { weekly, daysOff, serviceRadiusKm }: BodyOf<typeof endpoint>,
): Promise<CleanerProfile> {
  return transact(kit, async (tx) => {
    await ensureProfile(kit, tx, id, await accountName(tx, id));
    const before = await lockCleaner(tx, id);
    if (!before) throw new Error(`The profile of ${id} was not made`);
    await tx
      .update(cleanerProfiles)
      .set({
        ...{ weekly, daysOff: [...new Set(daysOff)].sort(), ...commonHours(weekly, before) },
        serviceRadiusKm: serviceRadiusKm ?? before.serviceRadiusKm,
        availabilitySavedAt: kit.clock.now(),
      })
      .where(eq(cleanerProfiles.userId, id));
    return profileOf(kit, tx, id);
  });
}
