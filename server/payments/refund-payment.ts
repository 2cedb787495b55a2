import { type Cents, toCents } from '#contract/money.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { holdPayment, type PaymentRow } from './hold-payment.ts';
import { makeRefund } from './make-refund.ts';
import { openRefund, pendingRefundOf, type RefundRow } from './open-refund.ts';

interface Refund extends Pick<RefundRow, 'why' | 'fromCleaner'> {
  /** What should be left of the payment. */
  leftCents: Cents;
}

/** Refunds a payment down to what should be left of it, once, and books it; those that are on their way come first. */
export async function refundPayment(kit: Kit, paymentId: string, refund: Refund): Promise<void> {
  for (;;) {
    const next = await transact(kit, (tx) => nextRefund(kit, tx, paymentId, refund), { keyed: false });
    if (!next) return;
    const status = await makeRefund(kit, next.id);
    if (next.isRest) return;
    // what is left to refund shows only once it is known what became of this one
    if (status === 'pending') throw new ProviderUnavailable('an earlier refund is not made yet');
  }
}

interface NextRefund {
  id: string;
  /** True of what this refund itself has opened. */
  isRest: boolean;
}

async function nextRefund(kit: Kit, tx: Tx, id: string, { leftCents, ...how }: Refund): Promise<NextRefund | null> {
  const { payment } = await holdPayment(tx, id);
  const pending = await pendingRefundOf(tx, id);
  if (pending) return { id: pending.id, isRest: false };
  const amountCents = toCents(refundableOf(payment) - leftCents);
  if (amountCents <= 0) return null;
  const opened = await openRefund(kit, tx, payment, { ...how, amountCents });
  return { id: opened.id, isRest: true };
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
