import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '#web/testing/shown.tsx';
import { NextPayout } from './next-payout.tsx';

it('says since when and why nothing is paid out, with the way to ask, and offers no payout', async () => {
  const held = { since: '2026-11-20T16:00:00Z', reason: 'Two accounts share a bank account.' };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.includes('payout-account')
        ? { status: 'enabled', requirements: [], held }
        : { balanceCents: 43_600, nextPayout: null },
    ),
  );
  await shown(<NextPayout />, { words: ['payouts'] });
  expect(await screen.findByText('Your payouts have been on hold since November 20, 2026')).toBeTruthy();
  expect(screen.getByText(held.reason)).toBeTruthy();
  expect(screen.getByText('$436.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  expect(screen.queryByRole('button')).toBeNull();
});
