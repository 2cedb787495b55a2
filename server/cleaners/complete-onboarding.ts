import { sql } from 'drizzle-orm';
import type { CleanerProfile, completeOnboarding as endpoint } from '#contract/cleaners.ts';
import { centsOf } from '#contract/dollars.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isSameName } from '#contract/same-name.ts';
import { markOnboarded } from '#server/accounts/index.ts';
import { record } from '#server/events.ts';
import { findPlace } from '#server/places/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { accountName } from './account-name.ts';
import { commonHours } from './common-hours.ts';
import { helpsOnly } from './helps-only.ts';
import { type Kept, keptAnswers } from './kept-answers.ts';
import { lockCleaner } from './lock-cleaner.ts';
import { profileOf } from './profile-of.ts';
import { refuseMinors } from './refuse-minors.ts';
import { type OnNewIdentity, saveIdentity } from './save-identity.ts';
import { cleanerProfiles } from './table.ts';

type Body = BodyOf<typeof endpoint>;
type Place = Awaited<ReturnType<typeof findPlace>>;

/**
 * Saves the onboarding form. Sent again it changes it: what is left out stays as it is in the profile, and so does the
 * SSN. Who only helps has no bio. Another name, date of birth or SSN is another person as far as a background check goes.
 */
export async function completeOnboarding(
  kit: Kit,
  { id }: Actor,
  body: Body,
  onNewIdentity: OnNewIdentity,
): Promise<CleanerProfile> {
  const { city, state, zipCode } = body.address;
  const line = `${city}, ${state} ${zipCode}`;
  const place = (await findPlace(line, zipCode)) ?? (await findPlace(line));
  refuseMinors(body.dateOfBirth, kit.clock.now(), place?.timeZone);
  return transact(kit, async (tx) => {
    const before = await lockCleaner(tx, id);
    if (body.bio === undefined && !(await helpsOnly(tx, id))) throw invalidInput({ bio: 'required' });
    const kept = await keptAnswers(tx, id, before);
    const answers = { ...answersOf(body, place, kept), bio: body.bio ?? before?.bio ?? null };
    const known = before ?? (await accountName(tx, id));
    const claim = await saveIdentity(kit, tx, id, body);
    await tx
      .insert(cleanerProfiles)
      .values({ ...answers, userId: id, createdAt: kit.clock.now() })
      .onConflictDoUpdate({ target: cleanerProfiles.userId, set: answers });
    await markOnboarded(kit, tx, id, { name: fullName(answers), phone: body.phone.trim() });
    const renamed = !isSameName(fullName(known), fullName(answers));
    if (renamed || claim.changed !== false) await onNewIdentity(kit, tx, id, { ...claim, renamed });
    await record(kit, tx, { kind: 'profile changed', userId: id });
    return profileOf(kit, tx, id);
  });
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

function answersOf(body: Body, place: Place, kept: Kept) {
  const { hourlyRate, languages = kept.languages, address, preferences = {} } = body;
  const { preferredCleaningTypes: types = kept.preferredCleaningTypes } = preferences;
  const weekly = body.availability ?? kept.weekly;
  return {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    ...{ weekly, ...commonHours(weekly, kept) },
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
