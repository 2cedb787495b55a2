import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { PayoutTotals } from './payout-totals.tsx';

it('says what is on its way, what is held, and what the next Friday pays to how many, and what has no bank account to go to', async () => {
  const next = {
    date: '2026-12-04',
    amountCents: 125_000,
    people: 4,
    withoutAccount: { amountCents: 77_400, people: 1 },
  };
  vi.stubGlobal('fetch', async () => Response.json({ onItsWayCents: 25_500, onHoldCents: 0, next }));
  await shown(<PayoutTotals />, { words: ['admin', 'payouts'] });
  expect((await screen.findByText('On its way')).nextElementSibling?.textContent).toBe('$255.00');
  expect(screen.getByText('On hold').nextElementSibling?.textContent).toBe('$0.00');
  expect(screen.getByText('Next on Fri, Dec 4').nextElementSibling?.textContent).toBe('$1,250.00to 4 cleaners');
  const waits = screen.getByText('Waiting for a bank account');
  expect(waits.nextElementSibling?.textContent).toBe('$774.001 cleaner');
  expect(screen.getByRole('link', { name: '1 cleaner' }).getAttribute('href')).toBe('/admin/payouts?show=waits');
});
