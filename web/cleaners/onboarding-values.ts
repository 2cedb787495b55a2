import type { User } from '#contract/accounts.ts';
import type { CleanerProfile, completeOnboarding } from '#contract/cleaners.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { lastNameOf } from '#web/platform/last-name-of.ts';

type Body = SentBodyOf<typeof completeOnboarding>;
/** On screen an emptied number is missing; the wire takes its default instead. */
export type OnboardingValues = Body & Required<Pick<Body, 'hourlyRate' | 'serviceRadiusKm'>>;
export type OnboardingStep = 'personal' | 'professional' | 'check' | 'payment';

/** Nobody reads a bio, a rate or a radius of who only helps. */
export const stepsOf = (helps: boolean): readonly OnboardingStep[] =>
  helps ? ['personal', 'check', 'payment'] : ['personal', 'professional', 'check', 'payment'];

const stepFields = {
  personal: [
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
  professional: ['bio', 'hourlyRate', 'serviceRadiusKm', 'languages', 'suppliesProvided'],
  check: ['backgroundCheckConsent', 'termsAccepted'],
  payment: [],
} as const satisfies Record<OnboardingStep, readonly string[]>;
const ssn = 'socialSecurityNumber';

/** What each step asks: after a reload the number that no browser keeps is asked once more, before all of it is sent. */
export const askedFields = (steps: readonly OnboardingStep[], ssnAgain: boolean) =>
  steps.map((step): (typeof stepFields)[OnboardingStep][number][] => {
    if (ssnAgain && step === 'personal') return stepFields.personal.filter((field) => field !== ssn);
    return ssnAgain && step === 'check' ? [ssn, ...stepFields.check] : [...stepFields[step]];
  });

/** The saved answers where there are some, then what signing up asked, then SPEC's defaults. What the form does not show, the server keeps. */
export function onboardingValues(
  profile: CleanerProfile | null,
  user: Pick<User, 'name' | 'firstName' | 'phone' | 'helperOnly'>,
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
    bio: user.helperOnly ? undefined : (profile?.bio ?? ''),
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
