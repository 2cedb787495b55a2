import { eq } from 'drizzle-orm';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { dollarsOf } from '#contract/dollars.ts';
import { users } from '#server/accounts/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink } from '#server/platform/photo-link.ts';
import { openPersonal } from './identity.ts';
import { approvedUntil } from './policy.ts';
import { cleanerIdentities, cleanerProfiles } from './table.ts';

/** A cleaner's own profile with the saved answers of onboarding, never the SSN; null before there is one. */
export async function readProfile(kit: Kit, reader: Reader, userId: string): Promise<CleanerProfile | null> {
  const [row] = await select(reader).where(eq(cleanerProfiles.userId, userId));
  return row ? presentProfile(kit, row) : null;
}

const select = (reader: Reader) =>
  reader
    .select({
      profile: cleanerProfiles,
      identity: cleanerIdentities,
      phone: users.phone,
      onboardingCompleted: users.onboardingCompleted,
    })
    .from(cleanerProfiles)
    .innerJoin(users, eq(users.id, cleanerProfiles.userId))
    .leftJoin(cleanerIdentities, eq(cleanerIdentities.userId, cleanerProfiles.userId));
type Row = Awaited<ReturnType<typeof select>>[number];

function presentProfile(kit: Kit, row: Row): CleanerProfile {
  const { profile } = row;
  const runOut = runOutAt(profile, kit.clock.now());
  const { weekly, daysOff, bio, languages, suppliesProvided, yearsExperience, specialties, city, state } = profile;
  return {
    hourlyRate: dollarsOf(profile.hourlyRateCents),
    serviceRadiusKm: profile.serviceRadiusKm,
    backgroundCheckStatus: runOut ? null : profile.clearance,
    ...(runOut && { checkExpiredAt: runOut.toISOString() }),
    preferences: {
      preferredCleaningTypes: profile.preferredCleaningTypes,
      maxJobsPerDay: profile.maxJobsPerDay,
      minPayoutCents: profile.minPayoutCents,
    },
    availability: {
      workDayStart: profile.workDayStart,
      workDayEnd: profile.workDayEnd,
      availableWeekdays: profile.availableWeekdays,
    },
    ...{ weekly, daysOff, bio, languages, suppliesProvided, yearsExperience, specialties, city, state },
    availabilitySavedAt: profile.availabilitySavedAt?.toISOString() ?? null,
    projectRatesEnabled: profile.projectRatesEnabled,
    projectRateMin: profile.projectRateMinCents === null ? null : dollarsOf(profile.projectRateMinCents),
    projectRateMax: profile.projectRateMaxCents === null ? null : dollarsOf(profile.projectRateMaxCents),
    profileImageUrl: profile.profileImageKey && photoLink(kit, profile.profileImageKey),
    onboardingCompleted: row.onboardingCompleted,
    personal: presentPersonal(kit, row),
  };
}

/** An approval counts twelve months; after that the cleaner is where one without a check is. */
function runOutAt(profile: Row['profile'], now: Date): Date | null {
  const until = approvedUntil(profile);
  return until && until <= now ? until : null;
}

function presentPersonal(kit: Kit, { profile, identity, phone }: Row): CleanerProfile['personal'] {
  const { firstName, lastName, city, state, zipCode } = profile;
  const sealed = identity && openPersonal(kit, profile.userId, identity.personalSealed);
  return {
    ...{ firstName, lastName, phone, city, state, zipCode },
    dateOfBirth: sealed?.dateOfBirth ?? null,
    street: sealed?.street ?? null,
    ssnLast4: identity?.ssnLast4 ?? null,
  };
}
