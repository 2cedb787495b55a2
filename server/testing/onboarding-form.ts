import { anSsn } from './an-ssn.ts';

/** A complete onboarding form as the screen sends it. */
export const onboardingForm = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Carla',
  lastName: 'Reyes',
  dateOfBirth: '1990-04-12',
  phone: '(512) 555-0143',
  socialSecurityNumber: anSsn(),
  address: { street: '9 Hidden Lane', city: 'Austin', state: 'TX', zipCode: '78701', country: 'US' },
  bio: 'Ten years of turnovers, spotless bathrooms and beds with sharp corners.',
  serviceRadiusKm: 25,
  hourlyRate: 27.5,
  languages: ['English', 'Spanish'],
  suppliesProvided: true,
  preferences: { maxJobsPerDay: 2, minPayoutCents: 9000, preferredCleaningTypes: ['standard', 'deep'] },
  termsAccepted: true,
  backgroundCheckConsent: true,
  ...changes,
});
