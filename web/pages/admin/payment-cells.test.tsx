import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCents } from '#contract/money.ts';
import type { AdminPayment } from '#contract/payouts.ts';
import { shown } from '#web/testing/shown.tsx';
import { PaymentBadge, Refunded } from './payment-cells.tsx';

const untouched = {
  ...{ refundedCents: 0, pendingRefundCents: 0, returnedCents: 0, chargedBackCents: 0, refundProposal: null },
} as unknown as AdminPayment; // what is shown of it

it('of a payment that nothing was given back of, the list says nothing, and its details say so', async () => {
  await shown(
    <>
      <p data-testid="list">
        <Refunded payment={untouched} inList />
      </p>
      <p data-testid="details">
        <Refunded payment={untouched} />
      </p>
    </>,
    { words: ['admin'] },
  );
  expect((await screen.findByTestId('details')).textContent).toBe('$0.00');
  expect(screen.getByTestId('list').textContent).toBe('');
});

it('calls a payment paid only where all of it stayed', async () => {
  await shown(
    <>
      <PaymentBadge payment={{ ...untouched, status: 'succeeded' }} />
      <PaymentBadge payment={{ ...untouched, status: 'succeeded', refundedCents: toCents(1_200) }} />
    </>,
    { words: ['admin'] },
  );
  expect(await screen.findAllByText('Paid')).toHaveLength(1);
  expect(screen.getByText('Partly refunded')).toBeTruthy();
});

it('the list says what was given back, and what is on its way', async () => {
  const payment = { ...untouched, refundedCents: toCents(1_200), pendingRefundCents: toCents(300) };
  await shown(<Refunded payment={payment} inList />, { words: ['admin'] });
  expect(await screen.findByText('$12.00')).toBeTruthy();
  expect(screen.getByText(/\$3\.00/)).toBeTruthy();
});

it('says of a refund that waits for a second admin that it needs confirmation, not that it is paid', async () => {
  const refundProposal = { id: 'r1', amountCents: toCents(2_500) } as AdminPayment['refundProposal'];
  const payment = { ...untouched, status: 'succeeded', refundProposal } as const;
  await shown(
    <>
      <PaymentBadge payment={payment} />
      <p data-testid="refunded">
        <Refunded payment={payment} inList />
      </p>
    </>,
    { words: ['admin'] },
  );
  expect(await screen.findByText('Needs confirmation')).toBeTruthy();
  expect(screen.queryByText('Paid')).toBeNull();
  // the column stays as narrow as its sums
  expect(screen.getByTestId('refunded').textContent).toBe('');
});
