import { toCents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { ProviderPayment } from '#server/platform/payment-provider.ts';
import { bookChargeBack, bookRefund, bookSuccess } from './book-payment.ts';
import { closeJob } from './close-job.ts';
import { changePayment, type HeldPayment, holdPayment, type PaymentRow } from './hold-payment.ts';

/**
 * Brings our row, the ledger and the job in line with the provider's result for a payment. The caller reads the
 * provider's object before the transaction. May run any number of times, in any order: what has succeeded stays so.
 */
export async function settlePayment(kit: Kit, tx: Tx, id: string, atProvider: ProviderPayment): Promise<PaymentRow> {
  const held = await holdPayment(tx, id);
  refuseOther(held.payment, atProvider);
  if (isSettled(held.payment)) return refund(kit, tx, held, atProvider);
  if (atProvider.status !== 'succeeded') return changePayment(tx, held.payment, unsettled(held.payment, atProvider));
  const payment = await succeed(kit, tx, held);
  return refund(kit, tx, { ...held, payment }, atProvider);
}

export const isSettled = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'succeeded' || status === 'refunded';

/** Someone else's payment, or one for something else or of a different amount, never counts as this one. */
function refuseOther(payment: PaymentRow, atProvider: ProviderPayment): void {
  const same =
    atProvider.metadata.paymentId === payment.id &&
    atProvider.amountCents === payment.amountCents &&
    (payment.providerPaymentId ?? atProvider.id) === atProvider.id;
  if (!same) throw new PaymentMismatch(`The provider's payment ${atProvider.id} is not our payment ${payment.id}`);
}

/** Someone has to look into it: what the provider has under our payment's id is not what we opened. */
export class PaymentMismatch extends Error {}

function unsettled({ kind }: PaymentRow, { id, clientSecret, status, declineMessage }: ProviderPayment) {
  const ours = { providerPaymentId: id, clientSecret, declineMessage };
  if (status === 'requires_action') return { ...ours, status: 'requires_action' as const };
  if (status === 'canceled') return { ...ours, status: 'failed' as const };
  // Someone paying for a check does so on the page and may try another card with the same payment.
  const declined = declineMessage !== null && kind !== 'background_check';
  return { ...ours, status: declined ? ('failed' as const) : ('pending' as const) };
}

async function succeed(kit: Kit, tx: Tx, { payment, job }: HeldPayment): Promise<PaymentRow> {
  const settled = { status: 'succeeded' as const, settledAt: kit.clock.now(), declineMessage: null };
  const paid = await changePayment(tx, payment, settled);
  await bookSuccess(kit, tx, { payment: paid, job });
  if (paid.kind === 'job' && job) await closeJob(kit, tx, paid, job);
  if (paid.kind === 'cancellation' || paid.kind === 'waiting')
    await record(kit, tx, { kind: 'extra pay paid', paymentId: paid.id });
  if (paid.kind === 'tip') await record(kit, tx, { kind: 'tip paid', paymentId: paid.id });
  if (paid.kind === 'background_check') await record(kit, tx, { kind: 'background check paid', userId: paid.payerId });
  return paid;
}

async function refund(kit: Kit, tx: Tx, held: HeldPayment, atProvider: ProviderPayment): Promise<PaymentRow> {
  const refunded = await takeRefund(kit, tx, held, atProvider);
  return takeChargeBack(kit, tx, { ...held, payment: refunded }, atProvider);
}

async function takeRefund(
  kit: Kit,
  tx: Tx,
  held: HeldPayment,
  { refundedCents }: ProviderPayment,
): Promise<PaymentRow> {
  const { payment } = held;
  if (refundedCents <= payment.refundedCents) return payment;
  await bookRefund(kit, tx, held, refundedCents);
  await record(kit, tx, { kind: 'payment refunded', paymentId: payment.id, refundedCents });
  const status = refundedCents === payment.amountCents ? 'refunded' : payment.status;
  return changePayment(tx, payment, { status, refundedCents: toCents(refundedCents) });
}

async function takeChargeBack(
  kit: Kit,
  tx: Tx,
  held: HeldPayment,
  { chargedBackCents }: ProviderPayment,
): Promise<PaymentRow> {
  const { payment } = held;
  // what was refunded cannot be fetched back as well
  const fetched = Math.min(chargedBackCents, payment.amountCents - payment.refundedCents);
  if (fetched === payment.chargedBackCents) return payment;
  await bookChargeBack(kit, tx, held, fetched);
  await record(kit, tx, { kind: 'payment charged back', paymentId: payment.id });
  return changePayment(tx, payment, { chargedBackCents: toCents(fetched) });
}
