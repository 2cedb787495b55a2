// Runs alone: it would see what other files leave in them.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { SiteFooter } from './site-footer.tsx';

const join = () => screen.queryByRole('link', { name: 'Join for Free' });

it('asks visitors to join, and nobody who has', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('/api/me') ? Response.json({ id: 'ana', role: 'CLEANER' }) : Response.json({ off: [] }),
  );
  await shown(<SiteFooter />, { words: ['shell', 'footer'] });
  expect(join()).toBeTruthy();
  cleanup();
  localStorage.setItem('token', 'good');
  await shown(<SiteFooter />, { words: ['shell', 'footer'] });
  await waitFor(() => expect(join()).toBeNull());
  expect(screen.getByRole('link', { name: 'Help center' })).toBeTruthy();
});
