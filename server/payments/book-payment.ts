import { eq, sql } from 'drizzle-orm';
import { platformFeeCents, toCents } from '#contract/money.ts';
import { splitOf } from '#contract/split.ts';
import { heldFor } from '#contract/terms.ts';
import { appendAudit } from '#server/audit/index.ts';
import { isFrozen } from '#server/jobs/index.ts';
import { plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { balanceInBooks, lockBalance } from './balance.ts';
import type { HeldPayment } from './hold-payment.ts';
import { type ledgerAccounts, ledgerEntries, ledgerTransactions } from './table.ts';

type LedgerAccount = (typeof ledgerAccounts)[number];

interface Entry {
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

type Shares = Partial<Record<'cleaner' | 'fees' | 'checks', number>>;

/** Books a successful payment, once. */
export async function bookSuccess({ clock }: Kit, tx: Tx, held: HeldPayment): Promise<void> {
  const { payment } = held;
  const shares = sharesOf(held);
  const at = clock.now();
  await postToLedger(tx, {
    key: `payment ${payment.id} succeeded`,
    kind: payment.kind,
    paymentId: payment.id,
    jobId: payment.jobId,
    at,
    entries: entriesOf(held, { provider: -payment.amountCents, ...shares }, releaseOf(held, at)),
  });
}

/**
 * Books that the provider has refunded `refundedCents` in all. A full refund waives both sides' fees, a partial one
 * neither: it comes out of the cleaner's share, and out of Freshkey's when that is used up or was paid out already.
 */
export async function bookRefund(kit: Kit, tx: Tx, held: HeldPayment, refundedCents: number): Promise<void> {
  const { payment } = held;
  // what the bank has fetched back stays fetched
  const gone = Math.min(payment.amountCents, refundedCents + payment.chargedBackCents);
  const booked = await bookedOf(tx, payment.id);
  const shares = afterRefund(sharesOf(held), payment.amountCents, gone);
  const wanted = (booked.sums.get('cleaner') ?? 0) - (shares.cleaner ?? 0);
  const taken = Math.min(wanted, refundedCents - payment.refundedCents, await freeToTake(kit, tx, held, booked));
  const spared = wanted - taken;
  const target =
    spared > 0 ? { ...shares, cleaner: (shares.cleaner ?? 0) + spared, fees: (shares.fees ?? 0) - spared } : shares;
  await bookChange(kit, tx, held, {
    ...{ key: `payment ${payment.id} refunded ${refundedCents}`, kind: 'refund' },
    ...{ booked, target: { provider: gone - payment.amountCents, ...target } },
  });
}

/**
 * Books that the payer's bank has fetched money back, or given it up again. It comes out of the cleaner's share however
 * much of it was paid out: this alone can make a balance negative.
 */
export async function bookChargeBack(kit: Kit, tx: Tx, held: HeldPayment, chargedBackCents: number): Promise<void> {
  const { payment } = held;
  const gone = payment.refundedCents + chargedBackCents;
  await bookChange(kit, tx, held, {
    ...{
      key: `payment ${payment.id} charged back ${chargedBackCents} at ${kit.clock.now().getTime()}`,
      kind: 'chargeback',
    },
    booked: await bookedOf(tx, payment.id),
    target: { provider: gone - payment.amountCents, ...afterRefund(sharesOf(held), payment.amountCents, gone) },
  });
}

interface Change {
  key: string;
  kind: string;
  booked: Booked;
  /** What each account should hold of this payment from now on. */
  target: Record<string, number>;
}

async function bookChange({ clock }: Kit, tx: Tx, held: HeldPayment, { key, kind, booked, target }: Change) {
  const { id: paymentId, jobId } = held.payment;
  const at = clock.now();
  const difference = Object.fromEntries(
    Object.entries(target).map(([account, amount]) => [account, amount - (booked.sums.get(account) ?? 0)]),
  );
  const entries = entriesOf(held, difference, booked.releasedAt ?? at);
  await postToLedger(tx, { key, kind, paymentId, jobId, at, entries });
}

/** What a refund may take from the cleaner: as much as is still held of it, or what lies in the balance, never more. */
async function freeToTake({ clock }: Kit, tx: Tx, { payment, job }: HeldPayment, booked: Booked): Promise<number> {
  const cleanerId = payment.payeeId ?? job?.cleanerId;
  const now = clock.now();
  if (!cleanerId || !booked.releasedAt) return Number.POSITIVE_INFINITY;
  await lockBalance(tx, cleanerId);
  return booked.releasedAt > now ? booked.standingCents : Math.max(0, await balanceInBooks(tx, cleanerId, now));
}

/** How a payment is divided. Tips go entirely to the cleaner. */
function sharesOf({ payment, job }: HeldPayment): Shares {
  if (payment.kind === 'background_check') return { checks: payment.amountCents };
  if (payment.kind !== 'job') return { cleaner: payment.amountCents };
  if (!job) throw new Error(`The payment ${payment.id} of a job has none`);
  // what was charged, whatever was decided since
  const payoutCents = toCents(payment.amountCents - (job.hostFeeCents ?? platformFeeCents));
  const { cleanerReceivesCents } = splitOf(payoutCents, job);
  return { cleaner: cleanerReceivesCents, fees: payment.amountCents - cleanerReceivesCents };
}

function afterRefund(shares: Shares, amountCents: number, refundedCents: number): Shares {
  const none = refundedCents === amountCents;
  const cleaner = shares.cleaner === undefined ? 0 : Math.max(0, shares.cleaner - refundedCents);
  const rest = amountCents - refundedCents - cleaner;
  const others = Object.keys(shares).filter((account) => account !== 'cleaner');
  return {
    ...(shares.cleaner !== undefined && { cleaner: none ? 0 : cleaner }),
    ...Object.fromEntries(others.map((account) => [account, none ? 0 : rest])),
  };
}

/** The release of what nobody knows yet whether the cleaner keeps. */
export const heldUntilResolved = new Date('9999-12-31T00:00:00.000Z');

/** When the cleaner's share becomes available: at once if the host paid by hand, never before a report is resolved. */
export function releaseOf({ payment, job }: HeldPayment, now: Date): Date {
  if (payment.byHand || !job?.submittedAt) return now;
  return isFrozen(job) ? heldUntilResolved : plus(job.submittedAt, heldFor);
}

function entriesOf({ payment, job }: HeldPayment, amounts: Record<string, number>, releasedAt: Date): Entry[] {
  const cleanerId = payment.payeeId ?? job?.cleanerId ?? null;
  return Object.entries(amounts).map(([name, amountCents]) => {
    const account = name as LedgerAccount; // the keys of Shares and 'provider'
    return account === 'cleaner' ? { account, ownerId: cleanerId, amountCents, releasedAt } : { account, amountCents };
  });
}

type Booked = Awaited<ReturnType<typeof bookedOf>>;

/** What is booked for a payment by account, and where the cleaner's share now stands: a report may have moved it. */
async function bookedOf(tx: Tx, paymentId: string) {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      releasedAt: ledgerEntries.releasedAt,
      sum: sql<number>`sum(${ledgerEntries.amountCents})::int`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.paymentId, paymentId))
    .groupBy(ledgerEntries.account, ledgerEntries.releasedAt)
    .orderBy(ledgerEntries.releasedAt);
  const sums = new Map<string, number>();
  for (const { account, sum } of rows) sums.set(account, (sums.get(account) ?? 0) + sum);
  const standing = rows.findLast(({ account, sum }) => account === 'cleaner' && sum > 0);
  return { sums, releasedAt: standing?.releasedAt ?? null, standingCents: standing?.sum ?? 0 };
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
