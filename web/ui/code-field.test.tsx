import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';

function LoginCode({ onComplete }: { onComplete?: (digits: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <Field label="Login code">
      <CodeField value={code} onValueChange={setCode} onComplete={onComplete} />
    </Field>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Login code');

it('accepts a pasted code with spaces and words around it', async () => {
  const complete = vi.fn();
  await shown(<LoginCode onComplete={complete} />);
  field().focus();
  await userEvent.paste('Your code: 44 17');
  expect(field().value).toBe('4417');
  expect(complete).toHaveBeenCalledExactlyOnceWith('4417');
});

it('reports the code once, when the last digit is typed, and accepts no letters', async () => {
  const complete = vi.fn();
  await shown(<LoginCode onComplete={complete} />);
  await userEvent.type(field(), '4a41');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.type(field(), '7');
  expect(complete).toHaveBeenCalledExactlyOnceWith('4417');
});

it('moves from box to box with the arrows and replaces the current digit', async () => {
  await shown(<LoginCode />);
  await userEvent.type(field(), '4417');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
  expect(field().value).toBe('4917');
});

it('shows its position at once when it is focused on arrival', async () => {
  await shown(
    <Field label="Login code">
      <CodeField value="" onValueChange={() => undefined} autoFocus />
    </Field>,
  );
  expect(document.activeElement).toBe(field());
  expect(document.querySelectorAll('.outline-green')).toHaveLength(1);
});

it('reads Arabic digits', async () => {
  await shown(<LoginCode />);
  await userEvent.type(field(), '٤٤١٧');
  expect(field().value).toBe('4417');
});

it('is one left-to-right field that phones can fill from the message', async () => {
  await shown(<LoginCode />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  expect(field().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
});
