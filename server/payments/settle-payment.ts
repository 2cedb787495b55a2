import { declineReasonOf } from '#contract/decline-reasons.ts';
import { toCents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import { giveBackCredit, isFrozen, type JobRow, moveJob, moveReport, releaseBackups } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { type ProviderPayment, ProviderRefused } from '#server/platform/payment-provider.ts';
import { bookChargeBack, bookRefund, bookReturn, bookSuccess } from './book-payment.ts';
import { followDues, isExtra } from './dues.ts';
import { changePayment, type HeldPayment, holdPayment, noDecline, type PaymentRow } from './hold-payment.ts';
import { endRefund, pendingRefundOf, returnRefunds } from './open-refund.ts';

/** What had gone back to the payer when the provider was asked. */
export type Taken = Pick<PaymentRow, 'refundedCents' | 'chargedBackCents'>;

/**
 * Brings our row, the ledger and the job in line with the provider's answer to a payment. The caller asks the provider
 * before the transaction. May run any number of times, in any order: what has succeeded stays so, and what was taken
 * from it falls only by a reading that is younger than what we have, which `before` shows.
 */
export async function settlePayment(
  kit: Kit,
  tx: Tx,
  id: string,
  atProvider: ProviderPayment | ProviderRefused,
  before?: Taken,
): Promise<PaymentRow> {
  const held = await holdPayment(tx, id);
  if (atProvider instanceof ProviderRefused) return refuse(tx, held.payment, atProvider);
  refuseOther(held.payment, atProvider);
  if (isSettled(held.payment)) {
    if (!mayBeOlder(held.payment, atProvider, before)) return refund(kit, tx, held, atProvider);
    await kit.tasks.send(tx, 'read-payment-again', { paymentId: id });
    return held.payment;
  }
  if (atProvider.status !== 'succeeded') {
    const payment = await changePayment(tx, held.payment, unsettled(held.payment, atProvider));
    if (isExtra(payment)) await followDues(tx, payment);
    return payment;
  }
  const payment = await succeed(kit, tx, held, atProvider);
  return refund(kit, tx, { ...held, payment }, atProvider);
}

export const isSettled = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'succeeded' || status === 'refunded';

/**
 * The provider takes no such payment, a tip of a few cents for one, or one with a card it no longer has: this try is over,
 * as with a card that was declined.
 */
async function refuse(tx: Tx, payment: PaymentRow, { message, code }: ProviderRefused): Promise<PaymentRow> {
  if (isSettled(payment)) return payment;
  const why = { declineMessage: message, declineReason: declineReasonOf(code) };
  return changePayment(tx, payment, { status: 'failed', ...why });
}

/** Two readings can be written in the wrong order: the one that takes something back is asked for once more. */
function mayBeOlder(payment: PaymentRow, atProvider: ProviderPayment, before?: Taken): boolean {
  const isSame =
    before?.refundedCents === payment.refundedCents && before.chargedBackCents === payment.chargedBackCents;
  const left = payment.amountCents - atProvider.refundedCents;
  const fetched = Math.min(atProvider.chargedBackCents, left);
  return !isSame && (atProvider.refundedCents < payment.refundedCents || fetched < payment.chargedBackCents);
}

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

function unsettled({ kind }: PaymentRow, { id, clientSecret, status, declineMessage, declineCode }: ProviderPayment) {
  const declineReason = declineMessage === null ? null : declineReasonOf(declineCode);
  const ours = { providerPaymentId: id, clientSecret, declineMessage, declineReason };
  if (status === 'requires_action') return { ...ours, status: 'requires_action' as const };
  if (status === 'canceled') return { ...ours, status: 'failed' as const };
  // Someone paying for a check does so on the page and may try another card with the same payment.
  const declined = declineMessage !== null && kind !== 'background_check';
  return { ...ours, status: declined ? ('failed' as const) : ('pending' as const) };
}

async function succeed(
  kit: Kit,
  tx: Tx,
  { payment, job }: HeldPayment,
  { cardFingerprint }: ProviderPayment,
): Promise<PaymentRow> {
  const settled = { status: 'succeeded' as const, settledAt: kit.clock.now(), ...noDecline, cardFingerprint };
  const paid = await changePayment(tx, payment, settled);
  await bookSuccess(kit, tx, { payment: paid, job });
  if (paid.kind === 'job' && job) await closeJob(kit, tx, paid, job);
  if (isExtra(paid) || paid.kind === 'repayment') await followExtra(kit, tx, paid);
  if (paid.kind === 'tip') await record(kit, tx, { kind: 'tip paid', paymentId: paid.id });
  if (paid.kind === 'background_check') await record(kit, tx, { kind: 'background check paid', userId: paid.payerId });
  return paid;
}

/** A job's payment has succeeded: the job is PAID. Whoever pays for a reported job in full withdraws the report. */
async function closeJob(kit: Kit, tx: Tx, payment: PaymentRow, job: JobRow): Promise<void> {
  const { id, byHand, payerId } = payment;
  // An admin may cancel a job while its payment is on the way: then the money is refunded.
  if (job.status !== 'SUBMITTED') return kit.tasks.send(tx, 'refund-payment', { paymentId: id });
  const actorId = byHand ? payerId : null;
  await pay(kit, tx, byHand ? await withdrawReport(kit, tx, job, payerId) : job, { actorId, paymentId: id });
}

/** A report was resolved with nothing to pay: the job is PAID all the same, so that both can review. */
export const closeUnpaid = (kit: Kit, tx: Tx, job: JobRow): Promise<void> =>
  pay(kit, tx, job, { actorId: null, paymentId: null });

async function withdrawReport(kit: Kit, tx: Tx, job: JobRow, actorId: string): Promise<JobRow> {
  if (!isFrozen(job)) return job;
  const moved = await moveReport(kit, tx, job, { to: 'RESOLVED', dueAt: null, actorId });
  await record(kit, tx, { kind: 'report withdrawn', jobId: job.id });
  return moved;
}

interface Paid {
  actorId: string | null;
  /** Null where nothing was to be paid. */
  paymentId: string | null;
}

async function pay(kit: Kit, tx: Tx, job: JobRow, { actorId, paymentId }: Paid): Promise<void> {
  const paidAt = kit.clock.now();
  // where nobody pays, no fee was waived: the cleaner keeps their credit
  const changes = { paidAt, ...(paymentId === null && { creditId: null }) };
  await moveJob(kit, tx, job, { to: 'PAID', mover: 'settlement', kind: 'PAID', actorId, changes });
  const releasedBidIds = await releaseBackups(tx, job.id, paidAt);
  await record(kit, tx, { kind: 'job paid', jobId: job.id, paymentId, releasedBidIds });
}

async function followExtra(kit: Kit, tx: Tx, paid: PaymentRow): Promise<void> {
  await followDues(tx, paid);
  await record(kit, tx, { kind: 'extra pay paid', paymentId: paid.id });
  // the bank may have given up while this was on its way
  if (paid.repaysId) await kit.tasks.send(tx, 'fit-repayments', { jobId: paid.jobId });
}

async function refund(kit: Kit, tx: Tx, held: HeldPayment, atProvider: ProviderPayment): Promise<PaymentRow> {
  const refunded = await takeRefund(kit, tx, held, atProvider);
  return takeChargeBack(kit, tx, { ...held, payment: refunded }, atProvider);
}

async function takeRefund(kit: Kit, tx: Tx, held: HeldPayment, atProvider: ProviderPayment): Promise<PaymentRow> {
  const { payment } = held;
  const { refundedCents, refundKeys, failedRefundKeys } = atProvider;
  const pending = await pendingRefundOf(tx, payment.id);
  const made = pending && refundKeys.includes(pending.id) ? pending : null;
  if (made) await endRefund(kit, tx, made.id, 'made');
  await returnRefunds(kit, tx, failedRefundKeys);
  if (refundedCents < payment.refundedCents) return takeReturn(kit, tx, held, refundedCents);
  if (refundedCents === payment.refundedCents) return payment;
  // what came back is sent again before anything else is given back
  const again = Math.min(payment.returnedCents, refundedCents - payment.refundedCents);
  const returnedCents = toCents(payment.returnedCents - again);
  const { fromCleaner = false, adminId = null } = made ?? {};
  const takenCents = await bookRefund(kit, tx, held, { refundedCents, returnedCents, fromCleaner, adminId });
  const refundId = made?.id ?? null;
  const backCents = refundedCents - payment.refundedCents;
  const sums = { refundedCents, backCents, takenCents };
  await record(kit, tx, { kind: 'payment refunded', paymentId: payment.id, ...sums, refundId });
  const isWhole = refundedCents === payment.amountCents;
  // nobody has paid for the cleaning: the credit that waived the fee is not spent
  if (isWhole && payment.kind === 'job' && payment.jobId) await giveBackCredit(tx, payment.jobId);
  const status = isWhole ? 'refunded' : payment.status;
  return changePayment(tx, payment, { status, refundedCents: toCents(refundedCents), returnedCents });
}

/** A card could not take what was refunded: it is still to be given back, and an admin sends it again. */
async function takeReturn(kit: Kit, tx: Tx, held: HeldPayment, refundedCents: number): Promise<PaymentRow> {
  const { payment } = held;
  const cents = payment.refundedCents - refundedCents;
  await bookReturn(kit, tx, held, cents);
  await record(kit, tx, { kind: 'refund returned', paymentId: payment.id, amountCents: cents });
  const returnedCents = toCents(payment.returnedCents + cents);
  return changePayment(tx, payment, { status: 'succeeded', refundedCents: toCents(refundedCents), returnedCents });
}

async function takeChargeBack(
  kit: Kit,
  tx: Tx,
  held: HeldPayment,
  { chargedBackCents }: ProviderPayment,
): Promise<PaymentRow> {
  const { payment } = held;
  // what was refunded cannot be fetched back as well
  const left = payment.amountCents - payment.refundedCents;
  const fetched = Math.min(chargedBackCents, left);
  if (fetched === payment.chargedBackCents) return payment;
  await bookChargeBack(kit, tx, held, fetched);
  const cents = Math.abs(fetched - payment.chargedBackCents);
  const kind = fetched > payment.chargedBackCents ? 'payment charged back' : 'chargeback given up';
  await record(kit, tx, { kind, paymentId: payment.id, amountCents: cents });
  const returnedCents = toCents(Math.min(payment.returnedCents, left - fetched));
  const changed = await changePayment(tx, payment, { chargedBackCents: toCents(fetched), returnedCents });
  await followDues(tx, changed);
  if (payment.jobId) await kit.tasks.send(tx, 'fit-repayments', { jobId: payment.jobId });
  return changed;
}
