import type { z } from 'zod';
import type { User } from '#contract/accounts.ts';
import { initiateBackgroundCheck } from '#contract/background-checks.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';

/** The form is filled in before the payment is known. */
export const informationSchema = initiateBackgroundCheck.body.omit({ paymentIntentId: true });
export type InformationValues = z.input<typeof informationSchema>;

/** What is known of a cleaner already; never the SSN. */
export function informationValues(profile: CleanerProfile | null, user: User): InformationValues {
  const known = profile?.personal;
  return {
    firstName: known?.firstName ?? user.firstName,
    lastName: known?.lastName ?? '',
    email: user.email,
    phone: known?.phone ?? user.phone ?? '',
    dateOfBirth: known?.dateOfBirth ?? '',
    socialSecurityNumber: '',
    address: {
      street: known?.street ?? '',
      city: known?.city ?? '',
      state: known?.state ?? '',
      zipCode: known?.zipCode ?? '',
    },
  };
}
