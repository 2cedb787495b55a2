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
