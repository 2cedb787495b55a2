import { type Cents, toCents } from '#contract/money.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { holdPayment, type PaymentRow } from './hold-payment.ts';
import { makeRefund } from './make-refund.ts';
import { openRefund, pendingRefundOf, type RefundRow } from './open-refund.ts';

interface Refund extends Pick<RefundRow, 'why' | 'fromCleaner'> {
  /** What should be left of the payment. */
  leftCents: Cents;
}

/** Refunds a payment down to what should be left of it, once, and books it; one that is on its way already comes first. */
export async function refundPayment(kit: Kit, paymentId: string, refund: Refund): Promise<void> {
  const pending = await transact(kit, (tx) => pendingOf(tx, paymentId), { keyed: false });
  if (pending) await makeRefund(kit, pending.id);
  const opened = await transact(kit, (tx) => openRest(kit, tx, paymentId, refund), { keyed: false });
  if (opened) await makeRefund(kit, opened.id);
}

async function pendingOf(tx: Tx, paymentId: string): Promise<RefundRow | null> {
  const { payment } = await holdPayment(tx, paymentId);
  return pendingRefundOf(tx, payment.id);
}

async function openRest(kit: Kit, tx: Tx, id: string, { leftCents, ...how }: Refund): Promise<RefundRow | null> {
  const { payment } = await holdPayment(tx, id);
  const pending = await pendingRefundOf(tx, id);
  if (pending) return pending;
  const amountCents = toCents(refundableOf(payment) - leftCents);
  return amountCents > 0 ? openRefund(kit, tx, payment, { ...how, amountCents }) : null;
}

/** What of a payment could still be refunded. */
export const refundableOf = ({ status, providerPaymentId, ...payment }: PaymentRow): Cents =>
  status === 'succeeded' && providerPaymentId
    ? toCents(payment.amountCents - payment.refundedCents - payment.chargedBackCents)
    : toCents(0);

/** The task `refund-payment`: the job was canceled while its payment was on the way. */
export const refunder =
  (kit: Kit) =>
  ({ paymentId }: Record<string, unknown>): Promise<void> =>
    refundPayment(kit, String(paymentId), { leftCents: toCents(0), why: 'canceled', fromCleaner: false });
