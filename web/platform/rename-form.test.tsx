import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { ApiError } from './api-error.ts';
import { RenameForm } from './rename-form.tsx';

const words = { label: 'Name', taken: 'You have one of that name.', cancel: 'Cancel', save: 'Save' };

async function opened(rename: (name: string) => Promise<unknown>) {
  const onDone = vi.fn();
  const user = await shown(<RenameForm name="Weekly" words={words} rename={rename} onDone={onDone} />);
  await user.type(screen.getByRole('textbox', { name: /Name/ }), ' deep');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return onDone;
}

it('is done once it is renamed', async () => {
  const rename = vi.fn(async () => undefined);
  const onDone = await opened(rename);
  expect(rename).toHaveBeenCalledWith('Weekly deep');
  expect(onDone).toHaveBeenCalledOnce();
});

it('says at the field that the name is taken, and keeps what was typed', async () => {
  const response = { status: 409, statusText: '', headers: new Headers() };
  const onDone = await opened(() =>
    Promise.reject(new ApiError(response, '{"error":"already_exists","message":"","requestId":"r"}')),
  );
  expect(await screen.findByText('You have one of that name.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Weekly deep');
  expect(onDone).not.toHaveBeenCalled();
});
