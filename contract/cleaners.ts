import { z } from 'zod';
import { cents, dollars, sentCents } from './amounts.ts';
import { hourlyRateLimits, mostSpecialties, serviceRadiusLimits } from './cleaner-limits.ts';
import { cleanerSearch } from './cleaner-search.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents, minimumBidCents } from './money.ts';
import { backgroundCheckStatuses, cleaningTypes, spokenLanguages, weekdays } from './states.ts';
import { anyLine, line, phone, plainName, prose } from './text.ts';
import { point } from './today.ts';
import { day, dayOr, id, instant, maybe, timeOfDay } from './wire.ts';

const dayHours = z.strictObject({ available: z.boolean(), start: timeOfDay, end: timeOfDay });
const weekly = z.strictObject(
  // every weekday has the same shape; fromEntries loses the keys it was given
  Object.fromEntries(weekdays.map((weekday) => [weekday, dayHours])) as Record<
    (typeof weekdays)[number],
    typeof dayHours
  >,
);
const orderly = ({ available, start, end }: z.infer<typeof dayHours>) => !available || end > start;
const sentWeekly = weekly.superRefine((week, context) => {
  for (const weekday of weekdays)
    if (!orderly(week[weekday])) context.addIssue({ code: 'custom', path: [weekday, 'end'], message: 'workHours' });
});

export const cleanerProfile = z.object({
  hourlyRate: z.number(),
  serviceRadiusKm: z.number(),
  backgroundCheckStatus: maybe(z.enum(backgroundCheckStatuses)),
  /** When an approval ran out, the status then being null; absent unless it has. */
  checkExpiredAt: instant.optional(),
  preferences: z.object({
    preferredCleaningTypes: z.array(z.enum(cleaningTypes)),
    maxJobsPerDay: z.number().int(),
    minPayoutCents: cents,
  }),
  availability: z.object({
    workDayStart: timeOfDay,
    workDayEnd: timeOfDay,
    availableWeekdays: z.array(z.enum(weekdays)),
  }),
  weekly,
  daysOff: z.array(day),
  /** When radius and hours were last saved together, also as onboarding gave them; null until then. */
  availabilitySavedAt: maybe(instant),
  projectRatesEnabled: z.boolean(),
  projectRateMin: maybe(z.number()),
  projectRateMax: maybe(z.number()),
  bio: maybe(z.string()),
  languages: z.array(z.string()),
  suppliesProvided: z.boolean(),
  yearsExperience: maybe(z.number()),
  specialties: z.array(z.string()),
  profileImageUrl: maybe(z.string()),
  city: maybe(z.string()),
  state: maybe(z.string()),
  onboardingCompleted: z.boolean(),
  /** The owner's own onboarding answers, never the SSN; absent for anyone else. */
  personal: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      dateOfBirth: maybe(z.string()),
      phone: maybe(z.string()),
      ssnLast4: maybe(z.string()),
      street: maybe(z.string()),
      city: maybe(z.string()),
      state: maybe(z.string()),
      zipCode: maybe(z.string()),
    })
    .optional(),
});
export type CleanerProfile = z.infer<typeof cleanerProfile>;

export const getCleanerProfile = endpoint({
  method: 'GET',
  path: '/api/cleaner/profile',
  access: ['CLEANER'],
  summary: 'The logged-in cleaner’s profile, or null before onboarding',
  status: 200,
  answer: maybe(cleanerProfile),
  whileSuspended: true,
});

const rate = dollars(0, 1_000_000);
const [perHour, radius] = [hourlyRateLimits, serviceRadiusLimits];
const hourlyRate = z.number().min(perHour.least, 'minimumHourlyRate');
const serviceRadiusKm = z.number().int().min(radius.least, 'minimumRadius').max(radius.most, 'maximumRadius');
export const updateCleanerProfile = endpoint({
  method: 'PUT',
  path: '/api/cleaner/profile',
  access: ['CLEANER'],
  summary: 'Change the cleaner’s rates, limits and work days',
  status: 200,
  body: z
    .strictObject({
      hourlyRate: hourlyRate.max(perHour.most, 'maximumHourlyRate').pipe(dollars(perHour.least, perHour.most)),
      serviceRadiusKm,
      preferredCleaningTypes: z.array(z.enum(cleaningTypes)).min(1, 'cleaningType').max(cleaningTypes.length),
      maxJobsPerDay: z.number().int().min(1, 'minimumJobs').max(10, 'maximumJobs'),
      minPayoutCents: sentCents(minimumBidCents, maximumPayoutCents, 'minimumPayout'),
      workDayStart: timeOfDay,
      workDayEnd: timeOfDay,
      availableWeekdays: z.array(z.enum(weekdays)).min(1, 'workDay').max(7),
      projectRatesEnabled: z.boolean(),
      projectRateMin: rate.nullish(),
      projectRateMax: rate.nullish(),
      bio: prose(2000).nullish(),
      languages: z.array(z.enum(spokenLanguages)).min(1, 'language').max(spokenLanguages.length).optional(),
      suppliesProvided: z.boolean().optional(),
      yearsExperience: z.number().int().min(0).max(70).nullish(),
      specialties: z.array(line(60)).max(mostSpecialties).optional(),
      profileImageUrl: anyLine(2000).nullish(),
    })
    .refine(({ workDayStart, workDayEnd }) => workDayEnd > workDayStart, { error: 'workHours', path: ['workDayEnd'] })
    .refine(
      ({ projectRateMin, projectRateMax }) =>
        projectRateMin == null || projectRateMax == null || projectRateMax >= projectRateMin,
      { error: 'projectRates', path: ['projectRateMax'] },
    ),
  answer: cleanerProfile,
});

const digits = (text: string) => text.replace(/\D/g, '');
export const ssn = z
  .string({ error: 'ssn' })
  .max(20)
  .refine((text) => /^[\d\s-]*$/.test(text) && digits(text).length === 9, 'ssn')
  .transform(digits);
export const address = {
  street: line(200, 'street').min(5, 'street'),
  city: line(120, 'cityShort').min(2, 'cityShort'),
  state: line(60, 'stateShort').min(2, 'stateShort'),
  zipCode: line(12, 'zip').refine((text) => digits(text).length >= 5, 'zip'),
};
export const birthDate = dayOr('dateOfBirth');
export const personName = line(60, 'nameShort').overwrite(plainName).min(2, 'nameShort');

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/cleaner/complete-onboarding',
  access: ['CLEANER'],
  summary:
    'Save the onboarding profile; sending it again changes it and keeps what is left out, the SSN included. Only a helper may leave out the bio',
  status: 200,
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    dateOfBirth: birthDate,
    phone,
    socialSecurityNumber: ssn.optional(),
    address: z.strictObject({ ...address, country: z.literal('US').default('US') }),
    /** Missing only where the caller merely helps: nobody reads it before they bid. */
    bio: prose(2000).min(50, 'bio').optional(),
    serviceRadiusKm: serviceRadiusKm.optional(),
    hourlyRate: hourlyRate
      .max(perHour.mostAtFirst, 'hourlyRateOnboarding')
      .multipleOf(perHour.step, 'hourlyRateStep')
      .optional(),
    languages: z.array(z.enum(spokenLanguages)).min(1, 'language').max(spokenLanguages.length).optional(),
    suppliesProvided: z.boolean().optional(),
    preferences: z
      .strictObject({
        maxJobsPerDay: z.number().int().min(1, 'minimumJobs').max(10, 'maximumJobs').optional(),
        minPayoutCents: sentCents(5000, maximumPayoutCents, 'minimumPayoutOnboarding').optional(),
        preferredCleaningTypes: z
          .array(z.enum(cleaningTypes))
          .min(1, 'cleaningType')
          .max(cleaningTypes.length)
          .optional(),
      })
      .optional(),
    availability: sentWeekly.optional(),
    termsAccepted: z.boolean().refine((accepted) => accepted, 'terms'),
    backgroundCheckConsent: z.boolean().refine((consented) => consented, 'consent'),
  }),
  answer: cleanerProfile,
});

export const updateAvailability = endpoint({
  method: 'PUT',
  path: '/api/cleaner/availability',
  access: ['CLEANER'],
  summary: 'Set the hours of each weekday, the days off and the radius; a radius that is left out stays',
  status: 200,
  body: z.strictObject({
    weekly: sentWeekly,
    daysOff: z.array(day).max(366).default([]),
    serviceRadiusKm: serviceRadiusKm.optional(),
  }),
  answer: cleanerProfile,
});

const approvedCleaner = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  city: maybe(z.string()),
  state: maybe(z.string()),
  profileImageUrl: maybe(z.string()),
  backgroundCheckStatus: z.enum(backgroundCheckStatuses),
  workRadius: z.number(),
  ratingAvg: maybe(z.number()),
  totalReviews: z.number().int(),
  hourlyRate: z.number(),
  yearsExperience: maybe(z.number()),
  specialties: z.array(z.string()),
  bio: z.string(),
  distanceMiles: maybe(z.number()),
  /** About where they live, within three miles of it, for a map; null where it is unknown. */
  place: maybe(point),
  /** One of the favorites of the host who asks. */
  favorite: z.boolean(),
  /** That host has blocked them: they cannot be invited. Absent otherwise. */
  blocked: z.literal(true).optional(),
});
export type ApprovedCleaner = z.infer<typeof approvedCleaner>;
export const listApprovedCleaners = endpoint({
  method: 'GET',
  path: '/api/cleaners/approved',
  access: 'signed-in',
  summary:
    'Verified cleaners, nearest first: to the location, else to the property of the host’s job, else to the host’s first property; else best rated',
  status: 200,
  query: cleanerSearch,
  answer: z.array(approvedCleaner),
  paged: true,
});
export const getCleaner = endpoint({
  method: 'GET',
  path: '/api/cleaners/{id}',
  access: 'signed-in',
  summary: 'A verified cleaner with the reviews that others may see',
  status: 200,
  params: z.strictObject({ id }),
  answer: approvedCleaner.extend({
    languages: z.array(z.string()),
    suppliesProvided: z.boolean(),
    reviews: z.array(
      z.object({
        id,
        overallStars: z.number().int(),
        comment: maybe(z.string()),
        authorFirstName: z.string(),
        createdAt: instant,
      }),
    ),
  }),
});
