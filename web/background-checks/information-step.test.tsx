import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
async function show(values: InformationValues) {
  const filled = vi.fn((_values: InformationValues) => undefined);
  const step = (
    <InformationStep {...{ values, refused: null }} ssnLast4="6789" onFilled={filled} onBack={() => undefined} />
  );
  return { user: await shown(step, { words: ['backgroundChecks'] }), filled };
}

it('what onboarding has asked is there to be looked over, and goes on without being typed again', async () => {
  const { user, filled } = await show(known);
  expect(screen.getByText(/^Is this right\?/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('9 Hidden Lane')).toBeTruthy();
  expect(screen.getByText('April 12, 1990')).toBeTruthy();
  expect(screen.getByText('Ending in 6789')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(filled).toHaveBeenCalledTimes(1));
  expect(filled.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Carla', address: { zipCode: '78701' } });
});

it('Edit opens the form with what is known in it', async () => {
  const { user } = await show(known);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe('9 Hidden Lane');
  expect(screen.getByLabelText<HTMLInputElement>('Date of birth').value).toBe('1990-04-12');
  expect(screen.getByText(/We have the number ending in 6789/)).toBeTruthy();
});

it('what does not hold opens the form at the field', async () => {
  const { user, filled } = await show({ ...known, phone: '555' });
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByLabelText('Phone')).toBeTruthy();
  expect(filled).not.toHaveBeenCalled();
});

it('without it, the form says what to type', async () => {
  await show(nothing);
  expect(screen.getByText(/^Exactly as on your ID/)).toBeTruthy();
});
