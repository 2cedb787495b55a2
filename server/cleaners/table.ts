import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CleanerProfile } from '#contract/cleaners.ts';
import { creditsPerReferral } from '#contract/credits.ts';
import { backgroundCheckStatuses, cleaningTypes, postedCleaningTypes, weekdays } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { bytea, centsColumn, earth, instant } from '#server/platform/columns.ts';

export const cleanerProfiles = pgTable(
  'cleaner_profile',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Copied from the background check with every change of it, so that lists need one index. */
    clearance: text({ enum: backgroundCheckStatuses }),
    /** The clearance counts until then. */
    clearedUntil: instant(),
    /** Of somebody who is a helper only, and so does not bid: until when the clearance will count once they do. */
    ownWorkUntil: instant(),
    hourlyRateCents: centsColumn().notNull(),
    serviceRadiusKm: smallint().notNull(),
    preferredCleaningTypes: text({ enum: cleaningTypes }).array().notNull(),
    maxJobsPerDay: smallint().notNull(),
    minPayoutCents: centsColumn().notNull(),
    workDayStart: text().notNull(),
    workDayEnd: text().notNull(),
    availableWeekdays: text({ enum: weekdays }).array().notNull(),
    weekly: jsonb().$type<CleanerProfile['weekly']>().notNull(),
    daysOff: date({ mode: 'string' }).array().notNull().default(sql`'{}'`),
    /** Tells hours that were saved as they stood from those that a profile begins with. */
    availabilitySavedAt: instant(),
    projectRatesEnabled: boolean().notNull().default(false),
    projectRateMinCents: centsColumn(),
    projectRateMaxCents: centsColumn(),
    bio: text(),
    languages: text().array().notNull(),
    suppliesProvided: boolean().notNull().default(false),
    yearsExperience: smallint(),
    specialties: text().array().notNull().default(sql`'{}'`),
    profileImageKey: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    location: earth(),
    timeZone: text(),
    createdAt: instant().notNull(),
  },
  (profile) => [
    index('cleaner_profile_place').using('gist', profile.location).where(sql`${profile.clearance} = 'APPROVED'`),
    index('cleaner_profile_unplaced')
      .on(profile.userId)
      .where(sql`${profile.clearance} = 'APPROVED' and ${profile.location} is null`),
  ],
);

/**
 * What only the owner, the background check and, with a logged reason, an admin may see. Sealed; the SSN is erased 30
 * days after the decision, or when the check is never paid.
 */
export const cleanerIdentities = pgTable(
  'cleaner_identity',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id),
    /** Date of birth and street, sealed as one JSON text. */
    personalSealed: bytea().notNull(),
    ssnSealed: bytea(),
    ssnLast4: text(),
    /** Keyed hash, to tell the same person in two accounts. */
    ssnFingerprint: bytea(),
    termsAcceptedAt: instant().notNull(),
    checkConsentAt: instant().notNull(),
    /** Counts the saves; bound to nothing, but tells two saves of one second apart. */
    revision: integer().notNull().default(1),
  },
  (identity) => [index('cleaner_identity_ssn').on(identity.ssnFingerprint)],
);

/**
 * A cleaning without the cleaner's fee, earned by bringing in another cleaner. It is held and used up by the job that
 * names it, unless that job is canceled: so it needs no state of its own.
 */
export const feeCredits = pgTable(
  'fee_credit',
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    /** Who was brought in: they earn their referrer credits once. */
    referredId: uuid()
      .notNull()
      .references(() => users.id),
    place: smallint().notNull(),
    earnedAt: instant().notNull(),
  },
  (credit) => [
    uniqueIndex('fee_credit_once').on(credit.referredId, credit.place),
    index('fee_credit_oldest').on(credit.ownerId, credit.earnedAt, credit.place),
    check('fee_credit_place', sql`${credit.place} between 1 and ${sql.raw(String(creditsPerReferral))}`),
  ],
);

/** Searches within this many kilometres are found from where their cleaners live; those that reach farther by themselves. */
export const farSearchKm = 350;

/** What a cleaner looks for time and again. Null is any, and of the radius their own. */
export const savedSearches = pgTable(
  'saved_search',
  {
    id: uuid().primaryKey(),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    cleaningType: text({ enum: postedCleaningTypes }),
    radiusKm: smallint(),
    minPayoutCents: centsColumn(),
    fromDay: date({ mode: 'string' }),
    untilDay: date({ mode: 'string' }),
    notify: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (search) => [
    uniqueIndex('saved_search_name').on(search.cleanerId, sql`lower(${search.name})`),
    index('saved_search_far')
      .on(search.minPayoutCents)
      .where(sql`${search.notify} and ${search.radiusKm} > ${sql.raw(String(farSearchKm))}`),
  ],
);

/** No piece of a busy time is longer, so that those around a job are found in an index. */
export const longestBusyDays = 7;

/** When a cleaner’s own calendars say that they are busy: no titles, no places, nothing but the time. */
export const busyTimes = pgTable(
  'busy_time',
  {
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    /** The calendar it is known from, which `server/calendar` reads. */
    calendarId: uuid().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (busy) => [
    primaryKey({ columns: [busy.cleanerId, busy.calendarId, busy.startsAt] }),
    index('busy_time_ends').on(busy.cleanerId, busy.endsAt),
    check('busy_time_length', sql`${busy.endsAt} > ${busy.startsAt}`),
  ],
);
