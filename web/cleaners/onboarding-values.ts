import type { User } from '#contract/accounts.ts';
import type { CleanerProfile, completeOnboarding } from '#contract/cleaners.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { lastNameOf } from '#web/platform/last-name-of.ts';

type Body = SentBodyOf<typeof completeOnboarding>;
/** On screen an emptied number is missing; the wire takes its default instead. */
export type OnboardingValues = Body & Required<Pick<Body, 'hourlyRate' | 'serviceRadiusKm'>>;

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

/** As they are asked: after a reload the number that no browser keeps is asked once more, before all of it is sent. */
export const askedFields = (ssnAgain: boolean): readonly (readonly (typeof stepFields)[number][number][])[] =>
  ssnAgain ? [stepFields[0].filter((field) => field !== ssn), stepFields[1], [ssn, ...stepFields[2]]] : stepFields;
const ssn = 'socialSecurityNumber';

/** The saved answers where there are some, then what signing up asked, then SPEC's defaults. What the form does not show, the server keeps. */
export function onboardingValues(
  profile: CleanerProfile | null,
  user: Pick<User, 'name' | 'firstName' | 'phone'>,
): OnboardingValues {
  const { personal } = profile ?? {};
  const address = { street: personal?.street ?? '', city: personal?.city ?? '', state: personal?.state ?? '' };
  return {
    firstName: personal?.firstName ?? user.firstName,
    lastName: personal?.lastName ?? lastNameOf(user),
    dateOfBirth: personal?.dateOfBirth ?? '',
    phone: personal?.phone ?? user.phone ?? '',
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
