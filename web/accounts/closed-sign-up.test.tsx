import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AuthTabs } from './auth-tabs.tsx';

const open = (referralCode?: string, off = ['hostSignUp', 'cleanerSignUp']) => {
  vi.stubGlobal('fetch', async () => Response.json({ mode: 'production', off }));
  return shown(<AuthTabs initialTab="register" presetRole="HOST" referralCode={referralCode} />, {
    words: ['shell', 'auth'],
  });
};

it('says in place of the form that nobody may sign up, and where the invited still get in', async () => {
  await open();
  await screen.findByRole('heading', { name: 'Sign-up is closed right now' });
  expect(screen.getByText(/Invited as a helper\? The link in your email still works/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull();
});

it('lets a host in whom a cleaner has invited', async () => {
  await open('CLEANABC');
  await screen.findByText(/only taking hosts by invitation/);
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
});

it('says of the one that is closed so before it is chosen', async () => {
  await open(undefined, ['cleanerSignUp']);
  const closed = await screen.findByText('Sign-up is closed right now');
  expect(closed.closest('label')?.textContent).toContain('Cleaning professional');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
});
