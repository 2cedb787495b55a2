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
const firstAnswers = answers.extend({ socialSecurityNumber: ssn });

/** What onboarding asks. The SSN is asked for once. */
export const onboardingSchema = (ssnStored: boolean): z.ZodType<unknown, OnboardingValues> =>
  ssnStored ? answers : firstAnswers;
