import { and, asc, eq, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import { type Cents, leastChargeCents, toCents } from '#contract/money.ts';
import { markExtraDue } from '#server/jobs/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { chargedBackOf } from './charged-back.ts';
import type { PaymentRow } from './hold-payment.ts';
import { payments } from './table.ts';

/** What a host pays a cleaner beside the job itself. */
export const extraKinds = ['cancellation', 'waiting'] as const;
export const isExtra = ({ kind }: Pick<PaymentRow, 'kind'>): boolean => extraKinds.some((extra) => extra === kind);

/** Something that a host still has to pay at a job, beside the job's own charge. */
export interface Due {
  jobId: string;
  kind: (typeof extraKinds)[number] | 'repayment';
  amountCents: Cents;
  /** The payment that was fetched back; null for extra pay. */
  repaysId: string | null;
  /** What was tried for it; null for what nobody has tried to pay again. */
  payment: PaymentRow | null;
}

/**
 * Extra pay that a card has refused, then what a bank has fetched back; of each the oldest first. Cents for a minute of
 * waiting, which no card pays, are nobody's debt.
 */
export async function duesOf(reader: Reader, whose: SQL): Promise<Due[]> {
  const isRefused = inArray(payments.status, ['failed', 'requires_action']);
  const refused = await reader
    .select()
    .from(payments)
    .where(and(whose, inArray(payments.kind, [...extraKinds]), isRefused))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  const dues = [...refused.flatMap(asDue), ...(await repaymentsDue(reader, whose))];
  return dues.filter(({ amountCents }) => amountCents >= leastChargeCents);
}

function asDue(payment: PaymentRow): Due[] {
  const { jobId, amountCents } = payment;
  const kind = extraKinds.find((extra) => extra === payment.kind);
  return jobId && kind ? [{ jobId, kind, amountCents, repaysId: null, payment }] : [];
}

async function repaymentsDue(reader: Reader, whose: SQL): Promise<Due[]> {
  const fetched = await chargedBackOf(reader, whose);
  const open = fetched.length > 0 ? await openRepayments(reader, whose) : [];
  return fetched.flatMap(({ payment: { id, jobId }, againCents, repaidCents }) => {
    const amountCents = toCents(Math.max(0, againCents - repaidCents));
    const payment = open.find(({ repaysId }) => repaysId === id) ?? null;
    return jobId && amountCents > 0 ? [{ jobId, kind: 'repayment' as const, amountCents, repaysId: id, payment }] : [];
  });
}

/** Those that have not succeeded: one at most for each payment that was fetched back. */
const openRepayments = (reader: Reader, whose: SQL): Promise<PaymentRow[]> =>
  reader
    .select()
    .from(payments)
    .where(and(whose, isNotNull(payments.repaysId), notInArray(payments.status, ['succeeded', 'refunded'])));

/**
 * The locked job knows what its host still owes beside its charge, so that the host is asked for it. While an outcome is
 * open, nothing changes.
 */
export async function followDues(tx: Tx, { jobId, status }: Pick<PaymentRow, 'jobId' | 'status'>): Promise<void> {
  if (!jobId || status === 'pending' || status === 'unknown') return;
  const dues = await duesOf(tx, eq(payments.jobId, jobId));
  const cents = dues.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await markExtraDue(tx, jobId, cents > 0 ? toCents(cents) : null);
}

/** The extra pay of a locked job that is not paid, locked too. */
export async function lockUnpaidExtra(tx: Tx, jobId: string): Promise<PaymentRow | null> {
  const isUnpaid = inArray(payments.status, ['pending', 'unknown', 'requires_action', 'failed']);
  const [unpaid] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.jobId, jobId), inArray(payments.kind, [...extraKinds]), isUnpaid))
    .for('update');
  return unpaid ?? null;
}
