import type { User } from '#contract/accounts.ts';
import type { initiateBackgroundCheck } from '#contract/background-checks.ts';
import type { CleanerProfile } from '#contract/cleaners.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { lastNameOf } from '#web/platform/last-name-of.ts';

/** The form is filled in before the payment is known. */
export const informationSchema = () =>
  import('#contract/background-checks.ts').then(({ initiateBackgroundCheck }) =>
    initiateBackgroundCheck.body.omit({ paymentIntentId: true }),
  );
export type InformationValues = Omit<SentBodyOf<typeof initiateBackgroundCheck>, 'paymentIntentId'>;

/** What is known of a cleaner already; never the SSN. */
export function informationValues(profile: CleanerProfile | null, user: User): InformationValues {
  const known = profile?.personal;
  return {
    firstName: known?.firstName ?? user.firstName,
    lastName: known?.lastName ?? lastNameOf(user),
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

/** Nothing is left to type; the SSN is asked nowhere. */
export const isFilled = ({ socialSecurityNumber: _, address, ...person }: InformationValues): boolean =>
  [...Object.values(person), ...Object.values(address)].every((text) => text !== '');
