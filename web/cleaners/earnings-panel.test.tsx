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
  expect(await screen.findAllByText('$69.00')).toHaveLength(2);
  await user.click(screen.getByText('90 days'));
  expect(screen.getAllByText('$69.00')).toHaveLength(2);
});

it('counts no dollar twice: what the next payout takes along is not still to come', async () => {
  // on hold 89 + 69, of which 89 will be free by Friday
  const nextPayout = { date: '2026-12-04', amountCents: 77_400 };
  const held = { balanceCents: 68_500, pendingCents: 15_800, waitsForHostCents: 15_800, nextPayout };
  vi.stubGlobal('fetch', async () => Response.json({ ...books, ...held }));
  await shown(<EarningsPanel />, { words: ['cleaner'] });
  const sum = (await screen.findByText('Still to come')).closest('section')?.textContent;
  expect(sum).toMatch(/^Still to come\$227\.00.*\$158\.00.*\$69\.00.*\$89\.00 more is already in your next payout\.$/);
});

it('promises what is held to nobody before there is a bank account', async () => {
  const account = { status: 'none', requirements: [], held: { since: '2026-11-20T16:00:00Z', reason: 'A question.' } };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('payout-account') ? account : books));
  await shown(<EarningsPanel />, { words: ['cleaner'] });
  expect(await screen.findByText(/payouts are released and a bank account is connected/)).toBeTruthy();
});

it('tells whoever is suspended how what is available reaches them, as no button pays it out', async () => {
  localStorage.setItem('token', 'suspended');
  const me = { id: 'c1', role: 'CLEANER', suspended: true };
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.startsWith('/api/me') ? me : books));
  await shown(<EarningsPanel />, { words: ['cleaner'] });
  expect(await screen.findByText(/^goes out with the weekly payout/)).toBeTruthy();
  localStorage.clear();
});
