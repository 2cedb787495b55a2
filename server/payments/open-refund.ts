import { and, eq, inArray } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PaymentRow } from './hold-payment.ts';
import { refunds } from './table.ts';

export type RefundRow = typeof refunds.$inferSelect;

type Opening = Pick<RefundRow, 'why' | 'fromCleaner'> & { amountCents: Cents; adminId?: string };

/** Writes down what is to be given back of a locked payment that has no pending refund; the provider is asked after the commit. */
export async function openRefund(kit: Kit, tx: Tx, payment: PaymentRow, opening: Opening): Promise<RefundRow> {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...opening, id: newId(), paymentId: payment.id, createdAt: kit.clock.now() })
    .returning();
  if (!refund) throw new Error(`The refund of payment ${payment.id} was not written`);
  await kit.tasks.send(tx, 'make-refund', { refundId: refund.id });
  return refund;
}

/** The refund of a locked payment of which nobody knows yet whether the provider has made it. */
export async function pendingRefundOf(tx: Tx, paymentId: string): Promise<RefundRow | null> {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'pending')));
  return refund ?? null;
}

export async function endRefund({ clock }: Kit, tx: Tx, id: string, status: 'made' | 'refused'): Promise<void> {
  await tx
    .update(refunds)
    .set({ status, endedAt: clock.now() })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'pending')));
}

/** Of the refunds with these keys, those that count as made or on their way: the card could not take them. */
export async function returnRefunds({ clock }: Kit, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(refunds)
    .set({ status: 'returned', endedAt: clock.now() })
    .where(and(inArray(refunds.id, [...ids]), inArray(refunds.status, ['pending', 'made'])));
}
