import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const cities = ['Savannah', 'São Paulo', 'Tybee Island'].map((city) => ({ value: city, label: city }));

function City() {
  const [city, setCity] = useState<string | null>('Savannah');
  return (
    <Field label="City">
      <Combobox options={cities} value={city} onValueChange={setCity} emptyLabel="No such city" />
    </Field>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });

it('matches without accents and accepts with Enter', async () => {
  await shown(<City />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'sao{Enter}');
  expect(field().value).toBe('São Paulo');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('puts what is typed after a click in the place of the old choice, and keeps its list out of the Tab key’s way', async () => {
  await shown(<City />);
  await userEvent.click(field());
  expect(screen.getByRole('listbox').tabIndex).toBe(-1);
  await userEvent.keyboard('tyb{Enter}');
  expect(field().value).toBe('Tybee Island');
});

it('restores the old choice on Escape', async () => {
  await shown(<City />);
  await userEvent.type(field(), 'x');
  expect(screen.getByText('No such city')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(field().value).toBe('Savannah');
});

it('keeps a house number at the beginning of its address among words that are read from right to left', async () => {
  const homes = [{ value: '1', label: 'Loft', detail: '53 Main St, Asheville' }];
  await shown(<Combobox aria-label="Home" options={homes} value={null} onValueChange={() => {}} emptyLabel="None" />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByText('53 Main St, Asheville').tagName).toBe('BDI');
});
