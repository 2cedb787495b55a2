import { eq } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import { ledgerEntries, payments } from '#server/payments/table.ts';
import { payouts } from '#server/payouts/table.ts';
import { section } from './section.ts';

/** Money as the books have it; cards by their last four digits. */
export const moneySections = [
  section(
    'cards',
    paymentMethods,
    {
      ...{ id: paymentMethods.id, brand: paymentMethods.brand, last4: paymentMethods.last4 },
      ...{ expMonth: paymentMethods.expMonth, expYear: paymentMethods.expYear },
      ...{ createdAt: paymentMethods.createdAt, removedAt: paymentMethods.removedAt },
    },
    (id) => eq(paymentMethods.userId, id),
  ),
  section(
    'payments',
    payments,
    {
      ...{ id: payments.id, kind: payments.kind, jobId: payments.jobId, amountCents: payments.amountCents },
      ...{ refundedCents: payments.refundedCents, status: payments.status, createdAt: payments.createdAt },
    },
    (id) => eq(payments.payerId, id),
  ),
  section(
    'ledger',
    ledgerEntries,
    {
      ...{ id: ledgerEntries.id, account: ledgerEntries.account, amountCents: ledgerEntries.amountCents },
      ...{ transactionId: ledgerEntries.transactionId, releasedAt: ledgerEntries.releasedAt },
    },
    (id) => eq(ledgerEntries.ownerId, id),
  ),
  section(
    'payouts',
    payouts,
    {
      ...{ id: payouts.id, amountCents: payouts.amountCents, feeCents: payouts.feeCents, method: payouts.method },
      ...{ status: payouts.status, createdAt: payouts.createdAt, endedAt: payouts.endedAt },
    },
    (id) => eq(payouts.cleanerId, id),
  ),
];
