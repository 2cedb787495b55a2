import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { Field } from './field.tsx';
import { MoneyField } from './money-field.tsx';

function Budget({ onCents }: { onCents: (cents: number | null) => void }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Budget">
      <MoneyField
        value={value}
        onValueChange={(typed, cents) => {
          setValue(typed);
          onCents(cents);
        }}
      />
    </Field>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Budget');

it('gives exact cents and shows two decimals on leaving', async () => {
  const cents = vi.fn();
  await shown(<Budget onCents={cents} />);
  await userEvent.type(field(), '1,234.5');
  expect(cents).toHaveBeenLastCalledWith(123450);
  await userEvent.tab();
  expect(field().value).toBe('1234.50');
});

it('keeps what it cannot read and reports that it is not an amount', async () => {
  const cents = vi.fn();
  await shown(<Budget onCents={cents} />);
  await userEvent.type(field(), 'about 90');
  await userEvent.tab();
  expect(cents).toHaveBeenLastCalledWith(null);
  expect(field().value).toBe('about 90');
});

it('says that more than two decimals are no amount', async () => {
  const cents = vi.fn();
  await shown(<Budget onCents={cents} />);
  await userEvent.type(field(), '0.505');
  expect(cents).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('Use at most two decimals, such as 7.50')).toBeTruthy();
});

it('asks for the number keyboard', async () => {
  await shown(<Budget onCents={() => undefined} />);
  expect(field().inputMode).toBe('decimal');
});

it('asks which amount "85.000" means in English, and takes the one that is pressed', async () => {
  const cents = vi.fn();
  await shown(<Budget onCents={cents} />);
  await userEvent.type(field(), '85.000');
  expect(cents).toHaveBeenLastCalledWith(null);
  await userEvent.click(screen.getByRole('button', { name: '$85.00' }));
  expect(cents).toHaveBeenLastCalledWith(8500);
  expect(field().value).toBe('85.00');
  expect(screen.queryByText('Which amount do you mean?')).toBeNull();
});
