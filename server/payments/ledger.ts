import { appendAudit } from '#server/audit/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import { type ledgerAccounts, ledgerEntries, ledgerTransactions } from './table.ts';

export type LedgerAccount = (typeof ledgerAccounts)[number];

export interface Entry {
  account: LedgerAccount;
  /** Whose account of that kind; absent for Freshkey's own. */
  ownerId?: string | null;
  /** Positive is owed to the account, negative is taken from it. */
  amountCents: number;
  /** A cleaner's money is pending until this instant; if absent, it is available from the posting on. */
  releasedAt?: Date;
}

interface Posting {
  /** What is being recorded: the same key is recorded once. */
  key: string;
  kind: string;
  paymentId?: string;
  jobId?: string | null;
  at: Date;
  entries: readonly Entry[];
}

/** Writes one balanced transaction into the books; false if its key is already there. Zero entries are left out. */
export async function postToLedger(tx: Tx, { entries, ...transaction }: Posting): Promise<boolean> {
  const id = newId();
  const { rowCount } = await tx
    .insert(ledgerTransactions)
    .values({ id, ...transaction })
    .onConflictDoNothing({ target: ledgerTransactions.key });
  if (rowCount === 0) return false;
  const rows = entries
    .filter(({ amountCents }) => amountCents !== 0)
    .map((entry) => ({ releasedAt: transaction.at, ...entry, transactionId: id }));
  await tx.insert(ledgerEntries).values(rows);
  await auditMovement(tx, id, transaction, rows);
  return true;
}

/** Every movement of money is also a link in the audit chain, which reveals it if the books are ever rewritten. */
async function auditMovement(
  tx: Tx,
  id: string,
  { at, kind, paymentId, jobId }: Omit<Posting, 'entries'>,
  rows: readonly Entry[],
): Promise<void> {
  const movedCents = rows.reduce((sum, { amountCents }) => sum + Math.max(amountCents, 0), 0);
  await appendAudit({ clock: { now: () => at } }, tx, {
    actorId: null,
    action: 'move money',
    subjectKind: 'ledger transaction',
    subjectId: id,
    facts: { kind, paymentId: paymentId ?? null, jobId: jobId ?? null, entries: rows.length, movedCents },
  });
}
