import { declineReasonOf } from '#contract/decline-reasons.ts';
import type { Tx } from '#server/platform/db.ts';
import { ProviderRefused } from '#server/platform/payment-provider.ts';
import { changePayment, holdPayment, type PaymentRow } from './hold-payment.ts';
import { isSettled } from './settle-payment.ts';

/**
 * The provider takes no such payment, a tip of a few cents for one, or one with a card it no longer has: this try is over,
 * as with a card that was declined.
 */
export async function refusePayment(tx: Tx, paymentId: string, refused: ProviderRefused): Promise<PaymentRow> {
  const { payment } = await holdPayment(tx, paymentId);
  const why = { declineMessage: refused.message, declineReason: declineReasonOf(refused.code) };
  return isSettled(payment) ? payment : changePayment(tx, payment, { status: 'failed', ...why });
}

/** An answer too: asking for the same again would not help. */
export function asRefusal(error: unknown): ProviderRefused {
  if (error instanceof ProviderRefused) return error;
  throw error;
}
