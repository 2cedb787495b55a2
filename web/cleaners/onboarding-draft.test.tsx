import { beforeEach, expect, test } from 'vitest';
import { keepOnboardingDraft, readOnboardingDraft } from './onboarding-draft.ts';
import { onboardingSchema } from './onboarding-schema.ts';
import { onboardingValues } from './onboarding-values.ts';

beforeEach(() => localStorage.clear());

const typed = {
  ...onboardingValues(null, { name: 'Nora Lund', firstName: 'Nora', phone: null }),
  firstName: 'Nora',
  socialSecurityNumber: '123-45-6789',
  termsAccepted: true,
  backgroundCheckConsent: true,
};

test('a draft keeps what was typed but neither the social security number nor consent', () => {
  keepOnboardingDraft('someone', typed);
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).not.toMatch(/123-?45-?6789/);
  expect(readOnboardingDraft('someone').firstName).toBe('Nora');
  expect(readOnboardingDraft('someone')).not.toHaveProperty('termsAccepted');
  expect(readOnboardingDraft('someone')).not.toHaveProperty('backgroundCheckConsent');
});

test('a draft belongs to one account', () => {
  keepOnboardingDraft('someone', typed);
  expect(readOnboardingDraft('somebody-else')).toEqual({});
});

test('the social security number may be left out only where it is stored', () => {
  const whole = {
    ...typed,
    lastName: 'Lund',
    dateOfBirth: '1990-05-01',
    phone: '912 555 0142',
    address: { street: '12 Silver Avenue', city: 'Savannah', state: 'GA', zipCode: '31401' },
    bio: 'Ten years of turnovers on Tybee Island, with my own supplies.',
    socialSecurityNumber: undefined,
  };
  expect(onboardingSchema(true, false).safeParse(whole).success).toBe(true);
  expect(onboardingSchema(false, false).safeParse(whole).success).toBe(false);
});

test('a person of 17 is refused with the sentence of the specification', () => {
  const born = new Date();
  born.setFullYear(born.getFullYear() - 18);
  born.setDate(born.getDate() + 2);
  const refused = onboardingSchema(true, false).safeParse({ ...typed, dateOfBirth: born.toISOString().slice(0, 10) });
  const messages = refused.error?.issues.map(({ message }) => message);
  expect(messages).toContain('adult');
});
