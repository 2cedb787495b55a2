import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EarningsTab } from './earnings-tab.tsx';

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
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? ''] ?? []));
  await shown(<EarningsTab />, { words: ['cleaner', 'payouts'] });
  const way = await screen.findByRole('link', { name: 'Your year: statement and spreadsheet' });
  const place = document.getElementById(way.getAttribute('href')?.slice(1) ?? '');
  expect(place && way.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
