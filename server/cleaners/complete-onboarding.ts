import { eq, sql } from 'drizzle-orm';
import type { CleanerProfile, completeOnboarding as endpoint } from '#contract/cleaners.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { markOnboarded } from '#server/accounts/index.ts';
import { findPlace } from '#server/places/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { commonHours } from './common-hours.ts';
import { onboardingDefaults } from './default-profile.ts';
import { centsOf } from './dollars.ts';
import { personalPlace, sealSsn } from './identity.ts';
import { type CleanerRow, lockCleaner } from './lock-cleaner.ts';
import { profileOf } from './profile-of.ts';
import { refuseMinors } from './refuse-minors.ts';
import { cleanerIdentities, cleanerProfiles } from './table.ts';

type Body = BodyOf<typeof endpoint>;
type Place = Awaited<ReturnType<typeof findPlace>>;

/**
 * Saves the onboarding form. Sent again it changes it: what is left out stays as it is in the profile, and so does the
 * SSN.
 */
export async function completeOnboarding(kit: Kit, { id }: Actor, body: Body): Promise<CleanerProfile> {
  const { city, state, zipCode } = body.address;
  const line = `${city}, ${state} ${zipCode}`;
  const place = (await findPlace(line, zipCode)) ?? (await findPlace(line));
  refuseMinors(body.dateOfBirth, kit.clock.now(), place?.timeZone);
  return transact(kit, async (tx) => {
    await saveIdentity(kit, tx, id, body);
    const answers = answersOf(body, place, (await lockCleaner(tx, id)) ?? onboardingDefaults);
    await tx
      .insert(cleanerProfiles)
      .values({ ...answers, userId: id, createdAt: kit.clock.now() })
      .onConflictDoUpdate({ target: cleanerProfiles.userId, set: answers });
    await markOnboarded(tx, id, { name: `${answers.firstName} ${answers.lastName}`, phone: body.phone.trim() });
    return profileOf(kit, tx, id);
  });
}

type Kept = Pick<CleanerRow, keyof typeof onboardingDefaults>;

function answersOf(body: Body, place: Place, kept: Kept) {
  const { bio, hourlyRate, languages = kept.languages, address, preferences = {} } = body;
  const { preferredCleaningTypes: types = kept.preferredCleaningTypes } = preferences;
  const weekly = body.availability ?? kept.weekly;
  return {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    ...{ bio, weekly, ...commonHours(weekly, kept) },
    serviceRadiusKm: body.serviceRadiusKm ?? kept.serviceRadiusKm,
    suppliesProvided: body.suppliesProvided ?? kept.suppliesProvided,
    languages: [...new Set(languages)],
    hourlyRateCents: hourlyRate === undefined ? kept.hourlyRateCents : centsOf(hourlyRate),
    maxJobsPerDay: preferences.maxJobsPerDay ?? kept.maxJobsPerDay,
    minPayoutCents: preferences.minPayoutCents ?? kept.minPayoutCents,
    preferredCleaningTypes: [...new Set(types)],
    city: address.city.trim(),
    state: address.state.trim(),
    zipCode: address.zipCode.trim(),
    location: place ? sql`ll_to_earth(${place.latitude}, ${place.longitude})` : null,
    timeZone: place?.timeZone ?? null,
  };
}

/** The SSN is needed once: until it is stored for the first time. */
async function saveIdentity(kit: Kit, tx: Tx, userId: string, body: Body): Promise<void> {
  const { dateOfBirth, address, socialSecurityNumber } = body;
  const stored = await tx
    .select({ last4: cleanerIdentities.ssnLast4 })
    .from(cleanerIdentities)
    .where(eq(cleanerIdentities.userId, userId));
  if (!socialSecurityNumber && !stored[0]?.last4) throw invalidInput({ socialSecurityNumber: 'required' });
  const now = kit.clock.now();
  const changes = {
    personalSealed: kit.sealer.seal(JSON.stringify({ dateOfBirth, street: address.street }), personalPlace(userId)),
    termsAcceptedAt: now,
    checkConsentAt: now,
    ...(socialSecurityNumber && sealSsn(kit, userId, socialSecurityNumber)),
  };
  await tx
    .insert(cleanerIdentities)
    .values({ userId, ...changes })
    .onConflictDoUpdate({
      target: cleanerIdentities.userId,
      set: { ...changes, revision: sql`${cleanerIdentities.revision} + 1` },
    });
}
