import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { TopBar } from './top-bar.tsx';

it('has in the one menu of a phone the sections of the panel that this admin may see', async () => {
  localStorage.setItem('token', 'good');
  const me = { id: '1', email: 'ann@example.com', name: 'Ann Lee', role: 'ADMIN', staffRole: 'finance', locale: 'en' };
  const answers: Record<string, object> = {
    '/api/me': me,
    '/api/config': { mode: 'demo', marketing: { confirmed: true } },
  };
  vi.stubGlobal('fetch', async (path: string) =>
    answers[path] ? Response.json(answers[path]) : new Response(null, { status: 204 }),
  );
  const user = await shown(<TopBar />, { words: ['shell', 'admin'], at: '/admin/payouts' });
  await screen.findByRole('button', { name: 'AL Account of Ann Lee' });
  await user.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
  const here = await screen.findByRole('link', { name: 'Payouts', hidden: true });
  expect(here.getAttribute('aria-current')).toBe('page');
  const [, menu] = screen.getAllByRole('navigation', { hidden: true });
  const links = menu ? within(menu).getAllByRole('link', { hidden: true }) : [];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Dashboard /admin/dashboard',
    'Analytics /admin/analytics',
    'Users /admin/users',
    'Properties /admin/properties',
    'Jobs /admin/jobs',
    'Disputes /admin/disputes',
    'Payments /admin/payments',
    'Payouts /admin/payouts',
    'Audit Logs /admin/audit-logs',
    'Settings /admin/settings',
  ]);
});
