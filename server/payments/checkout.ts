import type { BodyOf } from '#contract/endpoint.ts';
import { platformFeeCents, toCents } from '#contract/money.ts';
import type { CheckoutAnswer, checkout as endpoint } from '#contract/payments.ts';
import { type CardRow, ownCards } from '#server/cards/index.ts';
import { awaitsPayment, type JobRow, lockJobOf, refusalOf, showJob } from '#server/jobs/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { askProvider } from './ask-provider.ts';
import { lockUnpaidExtra } from './dues.ts';
import { fitPayments } from './fit-payments.ts';
import { type Charge, holdPayment, type PaymentRow, prepareAgain, prepareCharge } from './hold-payment.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { prepareRepayment } from './prepare-repayment.ts';
import { isSettled, settlePayment } from './settle-payment.ts';

/**
 * A host pays for and closes a submitted job: the payment is recorded, tried at the provider and settled. Where a card
 * has refused the pay for a late cancellation or for waiting, or the host's bank has fetched a payment back, and the
 * job itself is not to be paid, this pays that.
 */
export async function checkout(
  kit: Kit,
  actor: Actor,
  jobId: string,
  body: BodyOf<typeof endpoint>,
): Promise<CheckoutAnswer> {
  await fitPayments(kit, jobId);
  const charge = await transact(kit, (tx) => prepare(kit, tx, actor, jobId, body?.paymentMethodId), { keyed: false });
  if ('refusal' in charge) return transact(kit, () => Promise.reject(charge.refusal));
  const { id } = charge.payment;
  const atProvider = await askProvider(kit, { ...charge, offSession: false }).catch((error) =>
    stateUnknown(kit, id, error),
  );
  return transact(kit, async (tx) => answer(kit, tx, actor, await settlePayment(kit, tx, id, atProvider), jobId));
}

async function prepare(kit: Kit, tx: Tx, actor: Actor, jobId: string, cardId?: string | null) {
  const { job, viewer } = await lockJobOf(tx, actor, jobId, 'pay');
  const card = await chosenCard(tx, actor.id, cardId);
  // Refused under the request's key: a second send of one that has just paid gets the first answer instead.
  const refusal = refusalOf(job, viewer, 'pay', kit.clock.now());
  if (refusal) return { refusal };
  const due = awaitsPayment(job) ? null : await prepareDue(kit, tx, job, card);
  return due ?? prepareCharge(kit, tx, job, card, { amountCents: hostPaysFor(job), byHand: true });
}

/** What is owed beside the job: extra pay that was refused, then what the bank has fetched back. */
async function prepareDue(kit: Kit, tx: Tx, job: JobRow, card: CardRow): Promise<Charge | null> {
  const extra = await lockUnpaidExtra(tx, job.id);
  if (!extra) return prepareRepayment(kit, tx, job, card);
  return prepareAgain(tx, extra, card, { amountCents: extra.amountCents, byHand: true });
}

/** The named card of this user, or their default. */
export async function chosenCard(reader: Reader, userId: string, cardId?: string | null): Promise<CardRow> {
  const cards = await ownCards(reader, userId);
  const card = cardId ? cards.find(({ id }) => id === cardId) : cards[0];
  if (card) return card;
  if (cardId) throw notFound();
  throw new Refusal('payment_method_required', 'Add a payment method first.');
}

/** A time-out leaves open whether the card was charged: the answer says so, and reconciliation finds out. */
async function stateUnknown(kit: Kit, paymentId: string, error: unknown): Promise<never> {
  if (!(error instanceof ProviderUnavailable)) throw error;
  const { payment } = await kit.db.transaction((tx) => holdPayment(tx, paymentId));
  if (payment.status !== 'unknown') throw error;
  const sentence =
    'The payment provider didn’t answer in time. We’ll find out what happened, and you’re never charged twice.';
  throw new Refusal('unavailable', sentence, { headers: { 'retry-after': '60' } });
}

async function answer(kit: Kit, tx: Tx, actor: Actor, payment: PaymentRow, jobId: string): Promise<CheckoutAnswer> {
  const job = await showJob(kit, tx, actor, jobId);
  const hostFeeCents = payment.kind === 'job' ? (job.hostFeeCents ?? platformFeeCents) : toCents(0);
  const asks = payment.status === 'requires_action' || payment.status === 'pending';
  const status = isSettled(payment) ? 'succeeded' : asks ? 'requires_action' : 'declined';
  return {
    status,
    message: status === 'declined' ? payment.declineMessage : null,
    declineReason: status === 'declined' ? payment.declineReason : null,
    clientSecret: status === 'requires_action' ? payment.clientSecret : null,
    paymentIntentId: payment.providerPaymentId ?? payment.id,
    payoutCents: toCents(payment.amountCents - hostFeeCents),
    platformFeeCents: hostFeeCents,
    totalCents: payment.amountCents,
    job,
  };
}
