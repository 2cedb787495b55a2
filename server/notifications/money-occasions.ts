import { and, eq, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Occasions, Outcome } from './outcome.ts';

/** Both sides hear what was paid, and a host whose card failed that it is their turn. */
export const moneyOccasions: Occasions = {
  'job paid': (kit, { paymentId }) => tellOfPaidJob(kit, paymentId),
  'tip paid': (kit, { paymentId }) => tellOfTip(kit, paymentId),
  'payment failed': (kit, { paymentId }) => tellOfFailure(kit, paymentId),
  'card saved': async (_kit, { userId }) => ({ changes: [{ people: [userId], topics: ['money'] }] }),
};

async function tellOfPaidJob(kit: Kit, paymentId: string): Promise<Outcome> {
  const payment = await findPayment(kit, paymentId);
  if (!payment?.jobId || !payment.payeeId) return nothing;
  const { jobId, payerId, payeeId, amountCents, cleanerCents } = payment;
  const kind = payment.releasedAt > kit.clock.now() ? 'cleanerPaidLater' : 'cleanerPaid';
  return {
    notes: [
      { kind: 'hostPaid', to: [payerId], jobId, amountCents },
      { kind, to: [payeeId], jobId, amountCents: cleanerCents },
    ],
    changes: [{ people: [payerId, payeeId], topics: ['job', 'money'], jobId }],
  };
}

async function tellOfTip(kit: Kit, paymentId: string): Promise<Outcome> {
  const payment = await findPayment(kit, paymentId);
  if (!payment?.jobId || !payment.payeeId) return nothing;
  const { jobId, payerId, payeeId, amountCents } = payment;
  return {
    notes: [{ kind: 'tipPaid', to: [payeeId], jobId, amountCents }],
    changes: [{ people: [payerId, payeeId], topics: ['money', 'reviews'], jobId }],
  };
}

async function tellOfFailure(kit: Kit, paymentId: string): Promise<Outcome> {
  const payment = await findPayment(kit, paymentId);
  if (!payment?.jobId || payment.status === 'succeeded') return nothing;
  const { jobId, payerId, amountCents } = payment;
  return {
    notes: [{ kind: 'paymentFailed', to: [payerId], jobId, amountCents }],
    changes: [{ people: [payerId], topics: ['job', 'money'], jobId }],
  };
}

const nothing: Outcome = { changes: [] };

/** A payment with what of it is the cleaner's, and since or from when. */
async function findPayment({ db }: Kit, id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) return null;
  const [cleaner] = await db
    .select({
      cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int`,
      releasedAt: sql<string | null>`max(${ledgerEntries.releasedAt})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, id), eq(ledgerEntries.account, 'cleaner')));
  return { ...payment, cleanerCents: cleaner?.cents ?? 0, releasedAt: new Date(cleaner?.releasedAt ?? 0) };
}
