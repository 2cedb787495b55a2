import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { shown } from '#web/testing/shown.tsx';
import { AccountPassword } from './account-password.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

const ann = { id: '1', email: 'ann@example.com', role: 'HOST' } as User;
const withPassword: User = { ...ann, hasPassword: true };

const change = (user: User) =>
  shown(<ChangeEmailDialog user={user} open onClose={() => {}} />, { words: ['accountDialogs'] });

it('asks for the password of whoever has one, and does not call it optional', async () => {
  await change(withPassword);
  const field = await screen.findByLabelText('Current password');
  expect(field.getAttribute('aria-required') ?? field.hasAttribute('required')).toBeTruthy();
});

it('asks nobody for a password who has none', async () => {
  await change(ann);
  await screen.findByLabelText('New email address');
  expect(screen.queryByLabelText(/Current password/)).toBeNull();
});

it('sets the first password without asking for an old one', async () => {
  await shown(<AccountPassword user={ann} />, { words: ['account'] });
  await screen.findByLabelText('New password');
  expect(screen.queryByLabelText(/Current password/)).toBeNull();
});
