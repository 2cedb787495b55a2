import { type Cents, toCents } from '#contract/money.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { holdPayment } from './hold-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Refunds a payment down to what should be left of it, once, and books it. */
export async function refundPayment(kit: Kit, paymentId: string, leftCents: Cents = toCents(0)): Promise<void> {
  const { payment } = await kit.db.transaction((tx) => holdPayment(tx, paymentId));
  const amountCents = toCents(payment.amountCents - payment.refundedCents - payment.chargedBackCents - leftCents);
  if (payment.status !== 'succeeded' || !payment.providerPaymentId || amountCents <= 0) return;
  const key = `${payment.id}:refund:${payment.refundedCents}`;
  const atProvider = await kit.payments.refund({ paymentId: payment.providerPaymentId, amountCents, key });
  await transact(kit, (tx) => settlePayment(kit, tx, payment.id, atProvider), { keyed: false });
}

export const refunder =
  (kit: Kit) =>
  ({ paymentId }: Record<string, unknown>): Promise<void> =>
    refundPayment(kit, String(paymentId));
