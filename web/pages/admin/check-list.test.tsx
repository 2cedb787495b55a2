import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
