import { eq, sql } from 'drizzle-orm';
import { platformFeeCents, toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import type { Reader } from '#server/platform/db.ts';
import type { HeldPayment } from './hold-payment.ts';
import { repaymentShares } from './repayment-shares.ts';
import { ledgerEntries, ledgerTransactions } from './table.ts';

/** A part of a cleaner's share of one payment, by its release. */
interface Portion {
  releasedAt: Date;
  amountCents: number;
  /** Negative: what the payer's bank has fetched back of it. */
  chargedBackCents: number;
}

export interface Booked {
  /** By account. */
  sums: ReadonlyMap<string, number>;
  /** The cleaner's, by release: a report may have moved a part of them. */
  portions: readonly Portion[];
}

/** What is booked for a payment. */
export async function bookedOf(reader: Reader, paymentId: string): Promise<Booked> {
  const rows = await reader
    .select({
      account: ledgerEntries.account,
      releasedAt: ledgerEntries.releasedAt,
      amountCents: sql<number>`sum(${ledgerEntries.amountCents})::int`,
      chargedBackCents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}) filter (where ${ledgerTransactions.kind} = 'chargeback'), 0)::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.paymentId, paymentId))
    .groupBy(ledgerEntries.account, ledgerEntries.releasedAt)
    .orderBy(ledgerEntries.releasedAt);
  const sums = new Map<string, number>();
  for (const { account, amountCents } of rows) sums.set(account, (sums.get(account) ?? 0) + amountCents);
  return { sums, portions: rows.filter(({ account }) => account === 'cleaner') };
}

type Piece = Pick<Portion, 'releasedAt' | 'amountCents'>;

/**
 * Where a change of a cleaner's share falls: what is taken comes off what is released last, what a bank gives up again
 * goes back to where it was fetched from, and anything beyond is due at `otherwise`.
 */
export function piecesOf({ portions }: Booked, cents: number, otherwise: Date): Piece[] {
  const room =
    cents < 0
      ? portions.toReversed().map(({ releasedAt, amountCents }) => ({ releasedAt, most: Math.max(0, amountCents) }))
      : portions.map(({ releasedAt, chargedBackCents }) => ({ releasedAt, most: Math.max(0, -chargedBackCents) }));
  let left = Math.abs(cents);
  const pieces = room.map(({ releasedAt, most }) => {
    const piece = Math.min(left, most);
    left -= piece;
    return { releasedAt, amountCents: piece * Math.sign(cents) };
  });
  return [...pieces, { releasedAt: otherwise, amountCents: left * Math.sign(cents) }];
}

export type Shares = Partial<Record<'cleaner' | 'fees' | 'checks', number>>;

/** How a payment is divided. Tips go entirely to the cleaner. */
export async function sharesOf(reader: Reader, { payment, job }: HeldPayment): Promise<Shares> {
  if (payment.kind === 'repayment') return repaymentShares(reader, { payment, job });
  if (payment.kind === 'background_check') return { checks: payment.amountCents };
  if (payment.kind !== 'job') return { cleaner: payment.amountCents };
  if (!job) throw new Error(`The payment ${payment.id} of a job has none`);
  // what was charged, whatever was decided since
  const payoutCents = toCents(payment.amountCents - (job.hostFeeCents ?? platformFeeCents));
  const { cleanerReceivesCents } = splitOf(payoutCents, job);
  return { cleaner: cleanerReceivesCents, fees: payment.amountCents - cleanerReceivesCents };
}

/**
 * The same once a part of it is gone. A full refund waives both sides' fees, a partial one neither: it comes out of the
 * cleaner's share, and out of Freshkey's when that is used up.
 */
export function afterRefund(shares: Shares, amountCents: number, refundedCents: number): Shares {
  const none = refundedCents === amountCents;
  const cleaner = shares.cleaner === undefined ? 0 : Math.max(0, shares.cleaner - refundedCents);
  const rest = amountCents - refundedCents - cleaner;
  const others = Object.keys(shares).filter((account) => account !== 'cleaner');
  return {
    ...(shares.cleaner !== undefined && { cleaner: none ? 0 : cleaner }),
    ...Object.fromEntries(others.map((account) => [account, none ? 0 : rest])),
  };
}
