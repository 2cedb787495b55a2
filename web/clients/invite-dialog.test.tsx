import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { InviteDialog } from './invite-dialog.tsx';

it('hands back what was typed and not sent, and begins with it again', async () => {
  const closed = vi.fn();
  const user = await shown(<InviteDialog typed={undefined} onClose={closed} />, { words: ['clients'] });
  await user.type(await screen.findByLabelText('Name'), 'Marta Moss');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledWith({ name: 'Marta Moss', email: '', phone: '', message: '' });
});

it('shows what was typed before', async () => {
  const typed = { name: 'Marta Moss', email: 'marta@example.com', phone: '', message: '' };
  await shown(<InviteDialog typed={typed} onClose={() => undefined} />, { words: ['clients'] });
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Marta Moss');
});
