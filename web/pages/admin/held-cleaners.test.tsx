import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { HeldCleaners } from './held-cleaners.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const reason = 'Two accounts share a bank account.';
const ada = { id: 'a1', email: 'ada@freshkey.example', name: 'Ada', role: 'ADMIN', staffRole: 'finance' };
const loan = { cleaner: { id, name: 'Loan Tran' }, since: '2026-11-20T16:00:00Z', reason, balanceCents: 68_500 };
const show = async (holds: object[]) => {
  localStorage.setItem('token', 'good');
  const fetch = vi.fn(async (path: string, { method }: RequestInit) =>
    Response.json(path.startsWith('/api/me') ? ada : method === 'POST' ? {} : holds),
  );
  vi.stubGlobal('fetch', fetch);
  const user = await shown(<HeldCleaners />, { words: ['adminPeople', 'adminLists', 'adminSettings'] });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  return { user, fetch };
};

it('names whose payouts are held, how much that is, since when and why, each with the way to where that is decided', async () => {
  await show([loan]);
  const line = await screen.findByRole('listitem');
  expect(within(line).getByRole('link', { name: 'Loan Tran' }).getAttribute('href')).toBe(`/admin/users?user=${id}`);
  expect(line.textContent).toContain('$685.00');
  expect(line.textContent).toContain('Nov 20');
  expect(line.textContent).toContain(reason);
});

it('takes no room where nobody’s are', async () => {
  await show([]);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});

it('lets them go right there, for a reason', async () => {
  const { user, fetch } = await show([loan]);
  await user.click(await screen.findByRole('button', { name: /^Release .*Loan Tran.*payouts$/ }));
  await user.type(await screen.findByRole('textbox'), 'Both accounts are theirs.');
  await user.click(screen.getByRole('button', { name: 'Release payouts' }));
  await waitFor(() =>
    expect(fetch.mock.calls.map(([path]) => path)).toContain(`/api/admin/users/${id}/payouts/release`),
  );
});
