import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { splitOf } from '#contract/split.ts';
import type { Reader } from '#server/platform/db.ts';
import type { HeldPayment } from './hold-payment.ts';
import { ledgerEntries, ledgerTransactions, payments } from './table.ts';

/** How what a host pays again is divided: the cleaner gets back what the chargeback took, Freshkey the rest. */
export async function repaymentShares(reader: Reader, held: HeldPayment): Promise<{ cleaner: number; fees: number }> {
  const { amountCents, id } = held.payment;
  const own = and(eq(ledgerTransactions.paymentId, id), eq(ledgerTransactions.kind, 'repayment'));
  const cleaner = (await isBooked(reader, own)) ? await cleanersOf(reader, own) : await missingFor(reader, held);
  return { cleaner, fees: amountCents - cleaner };
}

async function missingFor(reader: Reader, { payment, job }: HeldPayment): Promise<number> {
  const repaysId = payment.repaysId ?? '';
  const [fetched] = await reader.select({ kind: payments.kind }).from(payments).where(eq(payments.id, repaysId));
  const again = reader.select({ id: payments.id }).from(payments).where(eq(payments.repaysId, repaysId));
  const taken = -(await cleanersOf(
    reader,
    and(eq(ledgerTransactions.paymentId, repaysId), eq(ledgerTransactions.kind, 'chargeback')),
  ));
  const given = await cleanersOf(reader, inArray(ledgerTransactions.paymentId, again));
  const decided = job && fetched?.kind === 'job' ? job.decidedPayoutCents : null;
  const most = job && decided !== null ? splitOf(decided, job).cleanerReceivesCents : payment.amountCents;
  return Math.max(0, Math.min(taken - given, most, payment.amountCents));
}

const isBooked = async (reader: Reader, which: SQL | undefined): Promise<boolean> =>
  (await reader.select({ id: ledgerTransactions.id }).from(ledgerTransactions).where(which).limit(1)).length > 0;

/** The cleaner's part of some transactions. */
async function cleanersOf(reader: Reader, which: SQL | undefined): Promise<number> {
  const [row] = await reader
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(which, eq(ledgerEntries.account, 'cleaner')));
  return row?.cents ?? 0;
}
