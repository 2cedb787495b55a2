import type { z } from 'zod';
import { birthDate, completeOnboarding, ssn } from '#contract/cleaners.ts';
import type { OnboardingValues } from './onboarding-values.ts';

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
const bidderAnswers = answers.extend({ bio: shape.bio.unwrap() });
const first = { socialSecurityNumber: ssn };

/** What onboarding asks. The SSN is asked for once, and a bio of who bids. */
export function onboardingSchema(ssnStored: boolean, helps: boolean): z.ZodType<unknown, OnboardingValues> {
  if (helps) return ssnStored ? answers : answers.extend(first);
  return ssnStored ? bidderAnswers : bidderAnswers.extend(first);
}
