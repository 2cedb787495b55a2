import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { TextInput } from './text-input.tsx';

it('names what its button shows: a password, or a number that is hidden like one', async () => {
  const user = await shown(
    <>
      <TextInput type="password" aria-label="Password" />
      <TextInput type="password" hides="number" aria-label="Social Security number" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Show number' }));
  expect(screen.getByLabelText('Social Security number').getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide number' })).toBeDefined();
  expect(screen.getByLabelText('Password', { exact: true, selector: 'input' }).getAttribute('type')).toBe('password');
  expect(screen.getByRole('button', { name: 'Show password' })).toBeDefined();
});
