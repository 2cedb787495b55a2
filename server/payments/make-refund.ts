import { and, asc, eq, lt } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type ProviderPayment, ProviderRefused } from '#server/platform/payment-provider.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { endRefund, type RefundRow } from './open-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { payments, refunds } from './table.ts';

/**
 * Has the provider make a refund that was written down, outside of transactions, and books it. May run any number of
 * times; throws ProviderUnavailable while nobody knows whether it was made. What the provider refuses is over.
 */
export async function makeRefund(kit: Kit, refundId: string): Promise<RefundRow['status']> {
  const [found] = await kit.db
    .select({ refund: refunds, paymentId: payments.providerPaymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!found) throw new Error(`There is no refund ${refundId}`);
  const { refund, paymentId } = found;
  if (refund.status !== 'pending') return refund.status;
  const { id: key, amountCents } = refund;
  const atProvider = await kit.payments.refund({ paymentId: paymentId ?? '', amountCents, key }).catch(unlessRefused);
  return transact(kit, (tx) => finish(kit, tx, refund, atProvider), { keyed: false });
}

function unlessRefused(error: unknown): null {
  if (error instanceof ProviderRefused) return null;
  throw error;
}

async function finish(kit: Kit, tx: Tx, refund: RefundRow, atProvider: ProviderPayment | null) {
  if (atProvider) await settlePayment(kit, tx, refund.paymentId, atProvider);
  else await endRefused(kit, tx, refund);
  const [ended] = await tx.select({ status: refunds.status }).from(refunds).where(eq(refunds.id, refund.id));
  return ended?.status ?? refund.status;
}

/** An admin who asked for it is answered; where nobody waits for the answer, the admins are notified. */
async function endRefused(kit: Kit, tx: Tx, { id, paymentId, amountCents, why }: RefundRow): Promise<void> {
  await endRefund(kit, tx, id, 'refused');
  if (why !== 'admin') await record(kit, tx, { kind: 'refund refused', paymentId, amountCents });
}

/** The task `make-refund`. */
export const refundMaker =
  (kit: Kit) =>
  async ({ refundId }: Record<string, unknown>): Promise<void> => {
    await makeRefund(kit, String(refundId));
  };

/** Refunds that are pending for longer than an answer takes are asked about again, the oldest first. */
export async function makePendingRefunds(kit: Kit): Promise<void> {
  const pending = await kit.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'pending'), lt(refunds.createdAt, plus(kit.clock.now(), -minute))))
    .orderBy(asc(refunds.createdAt))
    .limit(100);
  await eachOnItsOwn(kit, pending, { failed: 'refund not made yet', work: ({ id }) => makeRefund(kit, id) });
}
