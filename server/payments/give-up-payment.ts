import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { jobPayment, lockJobPayment } from './hold-payment.ts';
import { isSettled, settlePayment } from './settle-payment.ts';

/** A locked job is called off: its payment, should one have been opened, is given up after the commit. */
export async function giveUpPayment(kit: Kit, tx: Tx, jobId: string): Promise<void> {
  if (await lockJobPayment(tx, jobId)) await kit.tasks.send(tx, 'give-up-payment', { jobId });
}

/** The task `give-up-payment`: what is open at the provider can never be paid; what was paid after all is refunded. */
export const paymentGiver =
  (kit: Kit) =>
  async ({ jobId }: Record<string, unknown>): Promise<void> => {
    const payment = await jobPayment(kit.db, String(jobId));
    if (!payment?.providerPaymentId || isSettled(payment)) return;
    const atProvider = await kit.payments.cancelPayment(payment.providerPaymentId);
    await transact(kit, (tx) => settlePayment(kit, tx, payment.id, atProvider), { keyed: false });
  };
