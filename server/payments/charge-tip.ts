import { eq } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { askProvider } from './ask-provider.ts';
import { holdPayment, type PaymentRow } from './hold-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

/** Charges a recorded tip once; its status shows the result. Runs outside transactions. */
export async function chargeTip(kit: Kit, paymentId: string): Promise<PaymentRow> {
  const [found] = await kit.db
    .select({ payment: payments, card: paymentMethods })
    .from(payments)
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(eq(payments.id, paymentId));
  if (!found || !mayBeTried(found.payment)) return current(kit, paymentId);
  try {
    const atProvider = await askProvider(kit, { ...found, sameCard: true, offSession: true });
    return await transact(kit, (tx) => settlePayment(kit, tx, paymentId, atProvider), { keyed: false });
  } catch (error) {
    // The status is now 'pending' or 'unknown'; the task and the reconciliation take it from there.
    if (error instanceof ProviderUnavailable) return current(kit, paymentId);
    throw error;
  }
}

const mayBeTried = ({ status }: PaymentRow) => status === 'pending' || status === 'unknown';

const current = async ({ db }: Kit, id: string): Promise<PaymentRow> =>
  (await db.transaction((tx) => holdPayment(tx, id))).payment;
