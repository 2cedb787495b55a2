import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { TopBar } from './top-bar.tsx';

it('offers a visitor no sign-up where nobody may sign up', async () => {
  const off = ['hostSignUp', 'cleanerSignUp'];
  vi.stubGlobal('fetch', async () => Response.json({ off, marketing: { confirmed: true } }));
  await shown(<TopBar />, { words: ['shell'] });
  await screen.findByRole('link', { name: 'Log in', hidden: true });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign up', hidden: true })).toBeNull());
});

it('offers it where either side may', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ off: ['hostSignUp'], marketing: { confirmed: true } }));
  await shown(<TopBar />, { words: ['shell'] });
  expect(await screen.findByRole('link', { name: 'Sign up', hidden: true })).toBeTruthy();
});
