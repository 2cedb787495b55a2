import { and, eq, ne, type SQL } from 'drizzle-orm';
import { ledgerEntries, ledgerTransactions } from '#server/payments/table.ts';

/** The entries of what a cleaner has earned, or lost again; payouts do not reduce it. The query joins the transactions. */
export const earnedBy = (cleanerId: string, ...when: readonly SQL[]): SQL | undefined =>
  and(
    ...[eq(ledgerEntries.ownerId, cleanerId), eq(ledgerEntries.account, 'cleaner')],
    ...[ne(ledgerTransactions.kind, 'payout'), ...when],
  );
