import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '#web/platform/i18n.ts';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const i18n = await createI18n('en', ['ui']);
afterEach(cleanup);

const cities = ['Savannah', 'São Paulo', 'Tybee Island'].map((city) => ({ value: city, label: city }));

function City() {
  const [city, setCity] = useState<string | null>('Savannah');
  return (
    <I18nextProvider i18n={i18n}>
      <Field label="City">
        <Combobox options={cities} value={city} onValueChange={setCity} emptyLabel="No such city" />
      </Field>
    </I18nextProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });

it('finds without accents and takes with Enter', async () => {
  render(<City />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'sao{Enter}');
  expect(field().value).toBe('São Paulo');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('brings the old choice back on Escape', async () => {
  render(<City />);
  await userEvent.type(field(), 'x');
  expect(screen.getByText('No such city')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('Savannah');
});
