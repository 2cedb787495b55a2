import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import AdminLoginPage from './admin-login-page.tsx';

let role = 'HOST';

beforeEach(() => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/me') ? { id: 'u1', role, name: 'Hanna Whitfield' } : { off: [] }),
  );
});

const Address = () => <output>{useLocation().pathname}</output>;
const page = (
  <>
    <AdminLoginPage />
    <Address />
  </>
);

it('lets somebody else who is signed in change over to the account of an admin', async () => {
  role = 'HOST';
  await shown(page, { words: ['auth', 'shell'], at: '/admin/login' });
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(screen.getByText(/You’re logged in as Hanna Whitfield/)).toBeTruthy();
});

it('sends an admin who is signed in on to the dashboard', async () => {
  role = 'ADMIN';
  await shown(page, { words: ['auth', 'shell'], at: '/admin/login' });
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('/admin/login'));
});
