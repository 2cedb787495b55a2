import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { HeldCleaners } from './held-cleaners.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const reason = 'Two accounts share a bank account.';
const show = async (holds: object[]) => {
  const fetch = vi.fn(async () => Response.json(holds));
  vi.stubGlobal('fetch', fetch);
  await shown(<HeldCleaners />, { words: ['adminPeople'] });
  await waitFor(() => expect(fetch).toHaveBeenCalled());
};

it('names whose payouts are held, since when and why, each with the way to where that is decided', async () => {
  await show([{ cleaner: { id, name: 'Loan Tran' }, since: '2026-11-20T16:00:00Z', reason }]);
  const line = await screen.findByRole('listitem');
  expect(within(line).getByRole('link', { name: 'Loan Tran' }).getAttribute('href')).toBe(`/admin/users?q=${id}`);
  expect(line.textContent).toContain('Nov 20');
  expect(line.textContent).toContain(reason);
});

it('takes no room where nobody’s are', async () => {
  await show([]);
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
});
