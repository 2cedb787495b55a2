import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
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
export async function bookedOf(tx: Tx, paymentId: string): Promise<Booked> {
  const rows = await tx
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
