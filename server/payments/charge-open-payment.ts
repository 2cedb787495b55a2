import { eq } from 'drizzle-orm';
import { paymentMethods } from '#server/cards/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { askProvider } from './ask-provider.ts';
import { holdPayment, type PaymentRow } from './hold-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

interface HowToCharge {
  /** The card was not changed since the try before. */
  sameCard: boolean;
  /** True when the host is not there to answer the bank. */
  offSession: boolean;
}

/**
 * Charges a tip or another payment that was written down, once; its status says what became of it. Runs outside of
 * transactions. Its task may try it at the same moment, so both say the same: nobody is there.
 */
export async function chargeOpenPayment(
  kit: Kit,
  paymentId: string,
  how: HowToCharge = { sameCard: true, offSession: true },
): Promise<PaymentRow> {
  const [found] = await kit.db
    .select({ payment: payments, card: paymentMethods })
    .from(payments)
    .innerJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(eq(payments.id, paymentId));
  if (!found || !mayBeTried(found.payment, how)) return current(kit, paymentId);
  try {
    const atProvider = await askProvider(kit, { ...found, ...how });
    return await transact(kit, (tx) => settlePayment(kit, tx, paymentId, atProvider), { keyed: false });
  } catch (error) {
    // The status is now 'pending' or 'unknown'; the task and the reconciliation take it from there.
    if (error instanceof ProviderUnavailable) return current(kit, paymentId);
    throw error;
  }
}

/** The task `charge-tip`. */
export const openPaymentCharger =
  (kit: Kit) =>
  async ({ paymentId }: Record<string, unknown>): Promise<void> => {
    await chargeOpenPayment(kit, String(paymentId));
  };

const mayBeTried = ({ status }: PaymentRow, { offSession }: HowToCharge) =>
  status === 'pending' || status === 'unknown' || (status === 'requires_action' && !offSession);

const current = async ({ db }: Kit, id: string): Promise<PaymentRow> =>
  (await db.transaction((tx) => holdPayment(tx, id))).payment;
