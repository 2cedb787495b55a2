import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { AdminTools } from './admin-tools.tsx';

const me = { id: 'a1', email: 'ada@example.com', name: 'Ada', role: 'ADMIN', staffRole: 'owner', locale: 'en' };
const waiting = [
  { id: 'c9', kind: 'check', name: 'Greta Olsen', count: 1, since: '2026-05-01T10:00:00Z', dueAt: null },
  { id: 'd7', kind: 'dispute', name: 'Dune House', count: 1, since: '2026-05-01T10:00:00Z', dueAt: null },
];

beforeEach(() => {
  localStorage.setItem('token', 'good');
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return Response.json(me);
    return Response.json(path.startsWith('/api/admin/queue') ? waiting : []);
  });
});

const open = (at: string) => {
  const page = (
    <Routes>
      <Route path="/admin/:section" element={<AdminTools exportButton={<button type="button">This list</button>} />} />
      <Route path="/admin" element={<AdminTools />} />
    </Routes>
  );
  return shown(page, { words: ['admin'], at });
};

it('exports what is listed where there is a list, and whole lists elsewhere', async () => {
  await open('/admin/payments');
  expect(await screen.findByRole('button', { name: 'This list' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Export Data' })).toBeNull();
});

it('offers by keyboard what belongs to the section first, and opens what waits', async () => {
  const user = await open('/admin/payments');
  const button = await screen.findByRole('button', { name: 'Quick Action' });
  button.focus();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  const check = await within(menu).findByRole('menuitem', { name: /Decide a background check.*Greta Olsen/ });
  expect(check.getAttribute('href')).toBe('/admin/background-checks?check=c9');
  const dispute = within(menu).getByRole('menuitem', { name: /Decide a dispute.*Dune House/ });
  expect(dispute.getAttribute('href')).toBe('/admin/disputes?case=d7');
  const [first] = within(menu).getAllByRole('menuitem');
  expect(first?.textContent).toBe('Refund a payment');
  expect(first?.getAttribute('href')).toBe('/admin/payments#find');
  await waitFor(() => expect(document.activeElement).toBe(first));
});
