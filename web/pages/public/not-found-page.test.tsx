import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { NotFoundPage } from './not-found-page.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'good');
  const user = { id: '1', email: 'ann@example.com', name: 'Ann Lee', role: 'HOST', locale: 'en' };
  vi.stubGlobal('fetch', async () => Response.json(user));
});

const open = (at: string) => shown(<NotFoundPage />, { words: ['shell'], at });

it('what there is below /admin/ is told to admins only', async () => {
  await open('/admin/users/1');
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Admin Login' })).toBeTruthy();
});

it('any other path is not found', async () => {
  await open('/administration');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  const dashboard = await screen.findByRole('link', { name: 'Go to your dashboard' });
  expect(dashboard.getAttribute('href')).toBe('/host/dashboard');
});
