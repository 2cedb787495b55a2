import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n } from '#web/platform/i18n.ts';
import { Field } from './field.tsx';
import { MoneyField } from './money-field.tsx';

const i18n = await createI18n('en', ['ui']);
afterEach(cleanup);

function Budget({ onCents }: { onCents: (cents: number | null) => void }) {
  const [value, setValue] = useState('');
  return (
    <I18nextProvider i18n={i18n}>
      <Field label="Budget">
        <MoneyField
          value={value}
          onValueChange={(typed, cents) => {
            setValue(typed);
            onCents(cents);
          }}
        />
      </Field>
    </I18nextProvider>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Budget');

it('means exact cents and sets two decimals on leaving', async () => {
  const cents = vi.fn();
  render(<Budget onCents={cents} />);
  await userEvent.type(field(), '1,234.5');
  expect(cents).toHaveBeenLastCalledWith(123450);
  await userEvent.tab();
  expect(field().value).toBe('1234.50');
});

it('keeps what it cannot read and says it is no amount', async () => {
  const cents = vi.fn();
  render(<Budget onCents={cents} />);
  await userEvent.type(field(), 'about 90');
  await userEvent.tab();
  expect(cents).toHaveBeenLastCalledWith(null);
  expect(field().value).toBe('about 90');
});

it('asks for the number keyboard', () => {
  render(<Budget onCents={() => undefined} />);
  expect(field().inputMode).toBe('decimal');
});
