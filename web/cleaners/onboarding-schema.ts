import type { z } from 'zod';
import { birthDate, type CleanerProfile, completeOnboarding, ssn } from '#contract/cleaners.ts';

const { shape } = completeOnboarding.body;
const adultSince = (today: Date) => {
  const day = new Date(today);
  day.setFullYear(day.getFullYear() - 18);
  return day.toISOString().slice(0, 10);
};
const answers = completeOnboarding.body.extend({
  dateOfBirth: birthDate.refine((born) => born <= adultSince(new Date()), 'adult'),
  // on screen an emptied field is missing; the wire takes its default instead
  hourlyRate: shape.hourlyRate.unwrap(),
  serviceRadiusKm: shape.serviceRadiusKm.unwrap(),
});
const firstAnswers = answers.extend({ socialSecurityNumber: ssn });

/** What onboarding asks. The SSN is asked for once. */
export const onboardingSchema = (ssnStored: boolean): z.ZodType<unknown, OnboardingValues> =>
  ssnStored ? answers : firstAnswers;

export type OnboardingValues = z.input<typeof answers>;

/** The fields of each step that has some. */
export const stepFields = [
  [
    'firstName',
    'lastName',
    'dateOfBirth',
    'phone',
    'socialSecurityNumber',
    'address.street',
    'address.city',
    'address.state',
    'address.zipCode',
  ],
  ['bio', 'hourlyRate', 'serviceRadiusKm', 'languages', 'suppliesProvided'],
  ['backgroundCheckConsent', 'termsAccepted'],
] as const;

/** The saved answers where there are some, SPEC's defaults where not. What the form does not show, the server keeps. */
export function onboardingValues(profile: CleanerProfile | null, phone: string | null): OnboardingValues {
  const { personal } = profile ?? {};
  const address = { street: personal?.street ?? '', city: personal?.city ?? '', state: personal?.state ?? '' };
  return {
    firstName: personal?.firstName ?? '',
    lastName: personal?.lastName ?? '',
    dateOfBirth: personal?.dateOfBirth ?? '',
    phone: personal?.phone ?? phone ?? '',
    socialSecurityNumber: undefined,
    address: { ...address, zipCode: personal?.zipCode ?? '' },
    bio: profile?.bio ?? '',
    hourlyRate: profile?.hourlyRate ?? 25,
    serviceRadiusKm: profile?.onboardingCompleted ? profile.serviceRadiusKm : 25,
    languages: spoken(profile),
    suppliesProvided: profile?.suppliesProvided ?? false,
    termsAccepted: false,
    backgroundCheckConsent: false,
  };
}

function spoken(profile: CleanerProfile | null): OnboardingValues['languages'] {
  // the server takes no language but those of the contract
  return (profile?.languages.length ? profile.languages : ['English']) as OnboardingValues['languages'];
}
