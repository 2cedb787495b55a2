import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Bid } from '#contract/bids.ts';
import { toCents } from '#contract/money.ts';
import { shown } from '#web/testing/shown.tsx';
import { BidColumnHead } from './bid-column-head.tsx';

const bid: Bid = {
  ...{
    id: 'b',
    jobId: 'j',
    cleanerId: 'c',
    amountCents: toCents(8000),
    message: null,
    estimatedHours: null,
    teamRank: null,
  },
  ...{ status: 'PENDING', createdAt: '2026-11-20T10:00:00Z', cleanerProfile: { hourlyRate: 25 } },
  cleaner: { name: 'Ibrahim Sesay', ratingAvg: null, ratingCount: 0 },
};
const head = (shownBid: Bid) =>
  shown(
    <table>
      <thead>
        <tr>
          <BidColumnHead bid={shownBid} rank={null} onRank={() => {}} person="Ibrahim Sesay" />
        </tr>
      </thead>
    </table>,
    { words: ['bids'] },
  );

it('offers no choice of a bid whose cleaner is booked elsewhere, and says why', async () => {
  await head({ ...bid, bookedElsewhere: true });
  await screen.findByText('Booked elsewhere at this time');
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers the choice of any other', async () => {
  await head(bid);
  expect((await screen.findAllByText(/^(1st|2nd|3rd)$/)).length).toBe(3);
  expect(screen.queryByText('Booked elsewhere at this time')).toBeNull();
});
