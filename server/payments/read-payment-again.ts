import { eq } from 'drizzle-orm';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

/**
 * The task `read-payment-again`: what was refunded or fetched back seems to be less than before, so the provider is
 * asked after what we have was written. Should more be written meanwhile, it is asked once more.
 */
export const paymentReader =
  (kit: Kit) =>
  async ({ paymentId }: Record<string, unknown>): Promise<void> => {
    const id = String(paymentId);
    const [before] = await kit.db.select().from(payments).where(eq(payments.id, id));
    if (!before?.providerPaymentId) return;
    const atProvider = await kit.payments.readPayment(before.providerPaymentId);
    await transact(kit, (tx) => settlePayment(kit, tx, id, atProvider, before), { keyed: false });
  };
