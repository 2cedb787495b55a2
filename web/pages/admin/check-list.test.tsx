import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { shown } from '#web/testing/shown.tsx';
import { CheckList } from './check-list.tsx';

const check = {
  ...{ id: 'c1', userId: 'u1', user: { id: 'u1', name: 'Greta Olsen', email: 'greta@example.com', phone: null } },
  ...{ status: 'FAILED', details: {}, ssnLast4: '6789', identityChangedAt: null, sameSsn: [], ssnKept: true },
  ...{ paid: true, notes: null, createdAt: '2026-05-06T16:00:00.000Z', completedAt: null, decidedAt: null },
  ...{ decidedBy: null, expiresAt: null },
};

it.each(['c1', 'u1'])('opens a check by its id and, as the dashboard leads there, by whose it is: %s', async (id) => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(JSON.stringify([check]), { headers: { 'x-total-count': '1', 'content-type': 'application/json' } }),
  );
  await shown(<CheckList />, {
    words: ['admin', 'backgroundChecks', 'adminLists'],
    at: `/admin/background-checks?check=${id}`,
  });
  expect(await screen.findByRole('dialog', { name: 'Greta Olsen' })).toBeTruthy();
});

it('reads the form, which is logged, once for each opening, whatever else is read anew meanwhile', async () => {
  const form = {
    firstName: 'Greta',
    lastName: 'Olsen',
    dateOfBirth: '1990-04-01',
    email: 'greta@example.com',
    phone: '1',
  };
  const address = { street: '1 Elm St', city: 'Salem', state: 'MA', zipCode: '01970' };
  let looks = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    const isForm = path.endsWith('/form');
    if (isForm) looks += 1;
    return Response.json(isForm ? { ...form, address } : [check], { headers: { 'x-total-count': '1' } });
  });
  const queryClient = createQueryClient();
  const user = await shown(<CheckList />, {
    words: ['admin', 'backgroundChecks', 'adminLists'],
    at: '/admin/background-checks?check=c1',
    queryClient,
  });
  await screen.findByText('1 Elm St');
  // as after a lost connection
  await queryClient.invalidateQueries();
  expect(looks).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('1 Elm St')).toBeNull());
  await user.click(screen.getByRole('button', { name: /Greta Olsen/ }));
  await screen.findByText('1 Elm St');
  expect(looks).toBe(2);
});

it('leads to the next case once one is decided', async () => {
  let decided = false;
  const other = {
    ...check,
    id: 'c2',
    userId: 'u2',
    status: 'PASSED',
    user: { ...check.user, id: 'u2', name: 'Nora Next' },
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') decided = true;
    const own = { ...check, status: decided ? 'APPROVED' : 'PASSED' };
    if (path.includes('/decision')) return Response.json(own);
    if (path.endsWith('/form')) return Response.json(null);
    return Response.json([own, other], { headers: { 'x-total-count': '2' } });
  });
  const words = ['admin', 'backgroundChecks', 'adminLists', 'adminChecks'];
  const user = await shown(<CheckList />, { words, at: '/admin/background-checks?check=c1' });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  // what is typed is in the panel itself, whose foot is the decision alone
  const foot = approve.closest('[data-dialog-foot]');
  expect(foot?.querySelector('textarea, p')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toBeTruthy();
  await user.click(approve);
  await user.click(await screen.findByRole('button', { name: /^Next: .*Nora Next/ }));
  expect(await screen.findByRole('dialog', { name: 'Nora Next' })).toBeTruthy();
  // it is to be decided itself
  expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
});
