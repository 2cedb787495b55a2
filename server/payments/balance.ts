import { and, eq, lte, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import { ledgerEntries } from './table.ts';

/** Whoever takes money out of a cleaner's balance holds it until the transaction ends, so that it is taken once. */
export async function lockBalance(tx: Tx, cleanerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, cleanerId)).for('no key update');
}

/** What of a cleaner's money has been released and not paid out, as the books have it. */
export async function balanceInBooks(reader: Reader, cleanerId: string, now: Date): Promise<number> {
  const own = and(eq(ledgerEntries.ownerId, cleanerId), eq(ledgerEntries.account, 'cleaner'));
  const [row] = await reader
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .where(and(own, lte(ledgerEntries.releasedAt, now)));
  return row?.cents ?? 0;
}
