import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { EarningsOverview } from './earnings-overview.tsx';

it('says the sums that the screen of all earnings says: what the next payout takes along is not on hold besides', async () => {
  const cents = (amount: number) => toCents(amount * 100);
  const money = {
    ...{ balanceCents: cents(685), pendingCents: cents(158), waitsForHostCents: cents(79) },
    ...{ paidOutCents: cents(0), arrivedCents: cents(0), monthEarnedCents: cents(604) },
    nextPayout: { date: '2026-12-04', amountCents: cents(774) },
  };
  await shown(<EarningsOverview overview={{ money, jobsCompleted: 10 }} />, { words: ['cleaner'] });
  const lines = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(lines).toEqual([
    'Next payout Fri, Dec 4 $774.00',
    'Not paid by hosts yet $79.00',
    'Paid by hosts, on hold $69.00',
    'Paid out $0.00',
    'Jobs Completed 10',
  ]);
});
