import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';

/** Those of some jobs for which a cleaner has been paid, but whose money is still held: pending, or frozen by a report. */
export async function jobsWithHeldMoney(
  { db, clock }: Pick<Kit, 'db' | 'clock'>,
  cleanerId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string | null>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ jobId: ledgerTransactions.jobId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        ...[eq(ledgerEntries.ownerId, cleanerId), eq(ledgerEntries.account, 'cleaner')],
        ...[gt(ledgerEntries.releasedAt, clock.now()), inArray(ledgerTransactions.jobId, [...ids])],
      ),
    )
    .groupBy(ledgerTransactions.jobId)
    // what was moved to another release is taken off where it was
    .having(sql`sum(${ledgerEntries.amountCents}) > 0`);
  return new Set(rows.map(({ jobId }) => jobId));
}
