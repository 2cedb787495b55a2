import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { InformationStep } from './information-step.tsx';
import type { InformationValues } from './information-values.ts';

const nothing: InformationValues = {
  ...{ firstName: '', lastName: '', email: '', phone: '', dateOfBirth: '', socialSecurityNumber: '' },
  address: { street: '', city: '', state: '', zipCode: '' },
};
const known: InformationValues = {
  ...{ firstName: 'Carla', lastName: 'Reyes', email: 'carla@example.com', phone: '(512) 555-0143' },
  ...{ dateOfBirth: '1990-04-12', socialSecurityNumber: '' },
  address: { street: '9 Hidden Lane', city: 'Austin', state: 'TX', zipCode: '78701' },
};
const show = (values: InformationValues) =>
  shown(
    <InformationStep
      {...{ values, refused: null }}
      ssnLast4="6789"
      onFilled={() => undefined}
      onBack={() => undefined}
    />,
    { words: ['backgroundChecks'] },
  );

it('what onboarding has asked is there, to be looked over and not to be typed again', async () => {
  await show(known);
  expect(screen.getByText(/^Is this right\?/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('9 Hidden Lane');
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('1990-04-12');
  expect(screen.getByText(/We have the number ending in 6789/)).toBeTruthy();
});

it('without it, the form says what to type', async () => {
  await show(nothing);
  expect(screen.getByText(/^Exactly as on your ID/)).toBeTruthy();
});
