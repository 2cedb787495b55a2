import { eq } from 'drizzle-orm';
import type { CleanerProfile, updateCleanerProfile } from '#contract/cleaners.ts';
import { centsOf } from '#contract/dollars.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { toCents } from '#contract/money.ts';
import { withoutRepeats } from '#contract/same-name.ts';
import { weekdays } from '#contract/states.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { isGoodLink, keyOfLink } from '#server/platform/photo-link.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { accountName } from './account-name.ts';
import { dashboardDefaults, weekOf } from './default-profile.ts';
import { ensureProfile } from './ensure-profile.ts';
import { type CleanerRow, lockCleaner } from './lock-cleaner.ts';
import { profileOf } from './profile-of.ts';
import { cleanerProfiles } from './table.ts';

type Body = BodyOf<typeof updateCleanerProfile>;

/**
 * Changes rates, limits and work days. A cleaner who was never onboarded gets a profile with SPEC's defaults for what
 * the call does not carry; onboarding stays to be done.
 */
export function updateProfile(kit: Kit, { id }: Actor, body: Body): Promise<CleanerProfile> {
  return transact(kit, async (tx) => {
    await ensureProfile(kit, tx, id, await accountName(tx, id));
    const before = await lockCleaner(tx, id);
    if (!before) throw new Error(`The profile of ${id} was not made`);
    await tx
      .update(cleanerProfiles)
      .set({ ...changesOf(body, before), profileImageKey: imageAfter(kit, body, before) })
      .where(eq(cleanerProfiles.userId, id));
    if (body.bio && body.bio !== before.bio) await record(kit, tx, { kind: 'profile changed', userId: id });
    return profileOf(kit, tx, id);
  });
}

function changesOf(body: Body, before: CleanerRow): Partial<typeof cleanerProfiles.$inferInsert> {
  const { hourlyRate, projectRateMin: _min, projectRateMax: _max, profileImageUrl: _, specialties, ...same } = body;
  return {
    ...same,
    ...(specialties && { specialties: withoutRepeats(specialties) }),
    availableWeekdays: weekdays.filter((day) => body.availableWeekdays.includes(day)),
    hourlyRateCents: centsOf(hourlyRate),
    ...projectRatesOf(body),
    weekly: weekAfter(body, before),
  };
}

/** Rates that are offered and left empty are the usual ones, as far as those agree with what was given. */
function projectRatesOf({ projectRatesEnabled, projectRateMin, projectRateMax }: Body) {
  const min = projectRateMin == null ? null : centsOf(projectRateMin);
  const max = projectRateMax == null ? null : centsOf(projectRateMax);
  if (!projectRatesEnabled) return { projectRateMinCents: min, projectRateMaxCents: max };
  const { projectRateMinCents: usualMin, projectRateMaxCents: usualMax } = dashboardDefaults;
  return {
    projectRateMinCents: min ?? toCents(Math.min(usualMin, max ?? usualMin)),
    projectRateMaxCents: max ?? toCents(Math.max(usualMax, min ?? usualMax)),
  };
}

/** A picture is named by a link that we gave out lately, or by any link to the one that is there already. */
function imageAfter(kit: Kit, { profileImageUrl }: Body, { profileImageKey }: CleanerRow): string | null {
  if (profileImageUrl === undefined) return profileImageKey;
  if (!profileImageUrl) return null;
  const key = keyOfLink(profileImageUrl);
  if (!key || (key !== profileImageKey && !isGoodLink(kit, profileImageUrl)))
    throw invalidInput({ profileImageUrl: 'photoUrl' });
  return key;
}

/** Days that had hours of their own keep them unless the common hours or the choice of days change. */
function weekAfter({ availableWeekdays, workDayStart, workDayEnd }: Body, before: CleanerRow): CleanerRow['weekly'] {
  const sameDays = weekdays.every((day) => availableWeekdays.includes(day) === before.availableWeekdays.includes(day));
  const sameHours = workDayStart === before.workDayStart && workDayEnd === before.workDayEnd;
  return sameDays && sameHours ? before.weekly : weekOf(availableWeekdays, workDayStart, workDayEnd);
}
