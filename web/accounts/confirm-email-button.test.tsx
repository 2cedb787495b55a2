import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { askForEmailWith } from '#web/platform/email-first.ts';
import { shown } from '#web/testing/shown.tsx';
import { ConfirmEmailButton } from './confirm-email-button.tsx';

it('asks for the code as soon as it can, where it is pressed before what asks is there', async () => {
  const asks = vi.fn(async () => false);
  const user = await shown(<ConfirmEmailButton />, { words: ['auth'] });
  await user.click(screen.getByRole('button'));
  expect(asks).not.toHaveBeenCalled();
  await act(async () => askForEmailWith(asks));
  expect(asks).toHaveBeenCalledTimes(1);
  askForEmailWith(null);
});
