import { and, eq } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import type { CardRow } from '#server/cards/index.ts';
import { type JobRow, lockJob } from '#server/jobs/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
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

type NewPayment = Omit<typeof payments.$inferInsert, 'id' | 'createdAt'>;

/** Writes down what is to be paid; null where there can be only one such payment, and it is there. */
export async function openOnce({ clock }: Kit, tx: Tx, payment: NewPayment): Promise<PaymentRow | null> {
  const row = { id: newId(), createdAt: clock.now(), ...payment };
  const [opened] = await tx.insert(payments).values(row).onConflictDoNothing().returning();
  return opened ?? null;
}

/** The same, where the caller's lock makes sure that it is not there yet. */
export async function openPayment(kit: Kit, tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const opened = await openOnce(kit, tx, payment);
  if (!opened) throw new Error(`There was a ${payment.kind} payment of ${payment.payerId} already`);
  return opened;
}

/** Of a job, its host pays its cleaner. */
export const forJob = ({ id, hostId, cleanerId }: JobRow) => ({ jobId: id, payerId: hostId, payeeId: cleanerId });

/** With this card; without one it has failed before it was tried. */
export const withCard = (card: CardRow | null) =>
  card ? { paymentMethodId: card.id } : { paymentMethodId: null, ...withoutCard };

/** Of a payment whose last try did not fail. */
export const noDecline = { declineMessage: null, declineReason: null };

/** Of a payment that nobody's card could be tried for. */
export const withoutCard = {
  status: 'failed' as const,
  ...{ declineMessage: 'There was no card to charge.', declineReason: 'no_card' as const },
};

/** A payment to be tried next, and with which card. */
export interface Charge {
  payment: PaymentRow;
  card: CardRow;
  /** Not changed since the try before. */
  sameCard: boolean;
}
interface Wanted {
  amountCents: Cents;
  byHand: boolean;
}

/** A locked job's one payment, prepared for a try with this card. */
export async function prepareCharge(kit: Kit, tx: Tx, job: JobRow, card: CardRow, wanted: Wanted): Promise<Charge> {
  const open = await lockJobPayment(tx, job.id);
  if (open) return prepareAgain(tx, open, card, wanted);
  const payment = await openPayment(kit, tx, { kind: 'job', ...wanted, ...forJob(job), ...withCard(card) });
  return { payment, card, sameCard: true };
}

/**
 * A payment that was opened before, prepared for a try with this card. 409 `stale` where another sum has become due
 * since it was looked at (`fit-payments.ts`).
 */
export async function prepareAgain(
  tx: Tx,
  open: PaymentRow,
  card: CardRow,
  { amountCents, byHand }: Wanted,
): Promise<Charge> {
  if (open.amountCents !== amountCents)
    throw new Refusal('stale', 'The amount to pay has just changed. Please check it again.');
  // a new try has a new key, so that the provider does not repeat its previous refusal
  const again = open.status === 'failed' && { status: 'pending' as const, attempt: open.attempt + 1 };
  const payment = await changePayment(tx, open, { ...again, paymentMethodId: card.id, byHand });
  return { payment, card, sameCard: open.paymentMethodId === card.id };
}

/** Changes a locked payment and returns the new row. */
export async function changePayment(tx: Tx, payment: PaymentRow, changes: Partial<PaymentRow>): Promise<PaymentRow> {
  await tx.update(payments).set(changes).where(eq(payments.id, payment.id));
  return { ...payment, ...changes };
}
