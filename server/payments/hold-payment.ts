import { and, eq } from 'drizzle-orm';
import type { CardRow } from '#server/cards/index.ts';
import { type JobRow, lockJob } from '#server/jobs/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { payments } from './table.ts';

export type PaymentRow = typeof payments.$inferSelect;
export interface HeldPayment {
  payment: PaymentRow;
  job: JobRow | null;
}

/** Reads a payment and its job and locks both until the transaction ends: the job first, as everywhere. */
export async function holdPayment(tx: Tx, id: string): Promise<HeldPayment> {
  const [seen] = await tx.select({ jobId: payments.jobId }).from(payments).where(eq(payments.id, id));
  const job = seen?.jobId ? await lockJob(tx, seen.jobId) : null;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!payment) throw new Error(`There is no payment ${id}`);
  return { payment, job };
}

const ofJob = (jobId: string) => and(eq(payments.jobId, jobId), eq(payments.kind, 'job'));

/** The one payment of a job, if there is one yet. */
export async function jobPayment(reader: Reader, jobId: string): Promise<PaymentRow | null> {
  const [payment] = await reader.select().from(payments).where(ofJob(jobId));
  return payment ?? null;
}

/** The same, locked until the transaction ends; lock the job first. */
export async function lockJobPayment(tx: Tx, jobId: string): Promise<PaymentRow | null> {
  const [payment] = await tx.select().from(payments).where(ofJob(jobId)).for('update');
  return payment ?? null;
}

/** Of a payment whose last try did not fail. */
export const noDecline = { declineMessage: null, declineReason: null };

/** Of a payment that nobody's card could be tried for. */
export const noCardToCharge = { declineMessage: 'There was no payment method.', declineReason: 'no_card' as const };

/** Changes a locked payment and returns the new row. */
export async function changePayment(tx: Tx, payment: PaymentRow, changes: Partial<PaymentRow>): Promise<PaymentRow> {
  await tx.update(payments).set(changes).where(eq(payments.id, payment.id));
  return { ...payment, ...changes };
}

export interface Charge {
  payment: PaymentRow;
  card: CardRow;
  sameCard: boolean;
}

/** A locked job's one payment, prepared for a try with this card. */
export async function prepareCharge(
  kit: Kit,
  tx: Tx,
  job: JobRow,
  card: CardRow,
  { byHand }: { byHand: boolean },
): Promise<Charge> {
  const open = await lockJobPayment(tx, job.id);
  return open
    ? prepareAgain(tx, open, card, { byHand })
    : { payment: await openPayment(kit, tx, job, card, byHand), card, sameCard: true };
}

/** A payment that was opened before, prepared for a try with this card. */
export async function prepareAgain(
  tx: Tx,
  open: PaymentRow,
  card: CardRow,
  { byHand }: { byHand: boolean },
): Promise<Charge> {
  const sameCard = open.paymentMethodId === card.id;
  // A new try has a new key, so that the provider does not repeat its previous refusal.
  const again = open.status === 'failed' && { status: 'pending' as const, attempt: open.attempt + 1 };
  const changes = { ...again, paymentMethodId: card.id, byHand };
  return { payment: await changePayment(tx, open, changes), card, sameCard };
}

async function openPayment({ clock }: Kit, tx: Tx, job: JobRow, card: CardRow, byHand: boolean): Promise<PaymentRow> {
  const row = {
    id: newId(),
    kind: 'job' as const,
    jobId: job.id,
    payerId: job.hostId,
    payeeId: job.cleanerId,
    paymentMethodId: card.id,
    amountCents: hostPaysFor(job),
    byHand,
    createdAt: clock.now(),
  };
  const [payment] = await tx.insert(payments).values(row).returning();
  if (!payment) throw new Error(`The payment of job ${job.id} was not written`);
  return payment;
}
