import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EarningsTab } from './earnings-tab.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

it('says that it could not be loaded, and asks again only when told to', async () => {
  const read: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path);
    return Response.json({ error: 'internal', message: 'no' }, { status: 500 });
  });
  const user = await shown(<EarningsTab />, { words: ['cleaner', 'payouts'] });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(read.filter((path) => path.startsWith('/api/cleaner/earnings'))).toHaveLength(1);
  await user.click(retry);
  await waitFor(() => expect(read.filter((path) => path.startsWith('/api/cleaner/earnings'))).toHaveLength(2));
});

it('says of money whose payout is held that it is on hold, not that it can be paid out', async () => {
  const sums = { balanceCents: 68_500, pendingCents: 0, onItsWayCents: 0, arrivedCents: 0, waitsForHostCents: 0 };
  const held = { since: '2026-11-20T16:00:00Z', reason: 'Two accounts share a bank account.' };
  const answers: Record<string, unknown> = {
    '/api/cleaner/earnings': { nextPayout: null, series: [], ...sums },
    '/api/cleaner/payout-account': { status: 'enabled', requirements: [], held },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? ''] ?? []));
  await shown(<EarningsTab />, { words: ['cleaner', 'payouts'] });
  expect((await screen.findByRole('heading', { name: /^On hold/ })).textContent).toContain('$685.00');
  expect(screen.queryByText('can be paid out')).toBeNull();
});

it('leads to the year from its top', async () => {
  const earnings = {
    nextPayout: null,
    series: [],
    balanceCents: 0,
    pendingCents: 0,
    onItsWayCents: 0,
    arrivedCents: 0,
  };
  const answers: Record<string, unknown> = {
    '/api/cleaner/earnings': { ...earnings, waitsForHostCents: 0 },
    '/api/cleaner/payout-account': { status: 'none', requirements: [] },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? ''] ?? []));
  await shown(<EarningsTab />, { words: ['cleaner', 'payouts'] });
  const way = await screen.findByRole('link', { name: 'Your year: statement and spreadsheet' });
  const place = document.getElementById(way.getAttribute('href')?.slice(1) ?? '');
  expect(place && way.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
