import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { EarningsPanel } from './earnings-panel.tsx';

const books = {
  ...{ balanceCents: 77_400, waitsForHostCents: 0, pendingCents: 6900, arrivedCents: 0, onItsWayCents: 0 },
  ...{ series: [], upcoming: [], unpaid: [] },
};

it('the balances stay while another period is fetched', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes('days=90') ? new Promise<Response>(() => undefined) : Response.json(books),
  );
  const user = await shown(<EarningsPanel />, { words: ['cleaner'] });
  expect(await screen.findByText('$774.00')).toBeTruthy();
  await user.click(screen.getByText('90 days'));
  expect(screen.getByText('$774.00')).toBeTruthy();
});

it('tells whoever is suspended how what is available reaches them, as no button pays it out', async () => {
  localStorage.setItem('token', 'suspended');
  const me = { id: 'c1', role: 'CLEANER', suspended: true };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/me') ? me : books));
  await shown(<EarningsPanel />, { words: ['cleaner'] });
  expect(await screen.findByText(/^goes out with the weekly payout/)).toBeTruthy();
  expect(screen.queryByText('can be paid out')).toBeNull();
  localStorage.clear();
});
