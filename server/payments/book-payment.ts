import { appendAudit } from '#server/audit/index.ts';
import { isFrozen, reportableUntil } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { lockBalance } from './balance.ts';
import { afterRefund, type Booked, bookedOf, piecesOf, type Shares, sharesOf } from './booked-share.ts';
import type { HeldPayment } from './hold-payment.ts';
import { type Refunded, refundEffect } from './refund-effect.ts';
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
  /** Who pressed for it; absent where the clock, a bank or a rule moved it. */
  actorId?: string | null;
  entries: readonly Entry[];
}

/** Paid because a person wanted it just then: always so with a tip and a check, else where the last try was their own. */
const payerOf = ({ kind, byHand, payerId }: HeldPayment['payment']): string | null =>
  byHand || kind === 'tip' || kind === 'background_check' ? payerId : null;

/** Books a successful payment, once. */
export async function bookSuccess({ clock }: Kit, tx: Tx, held: HeldPayment): Promise<void> {
  const { payment } = held;
  const shares = await sharesOf(tx, held);
  const at = clock.now();
  await postToLedger(tx, {
    key: `payment ${payment.id} succeeded`,
    kind: payment.kind,
    paymentId: payment.id,
    jobId: payment.jobId,
    at,
    actorId: payerOf(payment),
    entries: entriesOf(held, { provider: -payment.amountCents, ...shares }, releaseOf(held, at)),
  });
}

/** Books what the provider has refunded. Returns what it takes from the cleaner. */
export async function bookRefund(kit: Kit, tx: Tx, held: HeldPayment, refund: Refunded): Promise<number> {
  const { payment, job } = held;
  const cleanerId = payment.payeeId ?? job?.cleanerId;
  if (!refund.fromCleaner && cleanerId) await lockBalance(tx, cleanerId);
  const { booked, target, takenCents } = await refundEffect(tx, held, refund, kit.clock.now());
  // after one that came back, the same sum may be reached a second time
  const again = booked.sums.has('refunds') ? ` at ${kit.clock.now().getTime()}` : '';
  await bookChange(kit, tx, held, {
    ...{ key: `payment ${payment.id} refunded ${refund.refundedCents}${again}`, kind: 'refund' },
    ...{ booked, target, actorId: refund.adminId },
  });
  return takenCents;
}

/**
 * Books that the payer's bank has fetched money back, or given it up again. It comes out of the cleaner's share however
 * much of it was paid out, and makes a balance negative. What Freshkey has borne of a refund stays Freshkey's.
 */
export async function bookChargeBack(kit: Kit, tx: Tx, held: HeldPayment, chargedBackCents: number): Promise<void> {
  const { payment } = held;
  const booked = await bookedOf(tx, payment.id);
  const shares = await sharesOf(tx, held);
  const sharesAfter = (gone: number) => afterRefund(shares, payment.amountCents, gone);
  const back = payment.refundedCents + chargedBackCents;
  // what a bank has fetched need not be refunded any more
  const gone = Math.min(payment.amountCents, back + payment.returnedCents);
  const before = sharesAfter(
    Math.min(payment.amountCents, payment.refundedCents + payment.returnedCents + payment.chargedBackCents),
  );
  const target = Object.entries(sharesAfter(gone)).map(([account, cents]) => {
    const spared = (booked.sums.get(account) ?? 0) - (before[account as keyof Shares] ?? 0); // the keys of Shares
    return [account, cents + spared];
  });
  const key = `payment ${payment.id} charged back ${chargedBackCents} at ${kit.clock.now().getTime()}`;
  await bookChange(kit, tx, held, {
    ...{ key, kind: 'chargeback', booked },
    target: { provider: back - payment.amountCents, ...Object.fromEntries(target), refunds: gone - back },
  });
}

interface Change {
  key: string;
  kind: string;
  actorId?: string | null;
  booked: Booked;
  /** What each account should hold of this payment from now on. */
  target: Record<string, number>;
}

async function bookChange({ clock }: Kit, tx: Tx, held: HeldPayment, { booked, target, ...posting }: Change) {
  const { id: paymentId, jobId } = held.payment;
  const at = clock.now();
  const { cleaner = 0, ...others } = Object.fromEntries(
    Object.entries(target).map(([account, amount]) => [account, amount - (booked.sums.get(account) ?? 0)]),
  );
  const own = piecesOf(booked, cleaner, cleaner > 0 ? releaseOf(held, at) : at).flatMap(({ releasedAt, amountCents }) =>
    entriesOf(held, { cleaner: amountCents }, amountCents > 0 && isOver(held, releasedAt) ? at : releasedAt),
  );
  await postToLedger(tx, { ...posting, paymentId, jobId, at, entries: [...entriesOf(held, others, at), ...own] });
}

/** The report that held it is resolved. */
const isOver = ({ job }: HeldPayment, releasedAt: Date): boolean =>
  releasedAt >= heldUntilResolved && !(job && isFrozen(job));

/** Books that a card could not take a refund: the money is back with us, and still the payer's. */
export async function bookReturn({ clock }: Kit, tx: Tx, { payment }: HeldPayment, cents: number): Promise<void> {
  const at = clock.now();
  await postToLedger(tx, {
    key: `payment ${payment.id} refund of ${cents} returned at ${at.getTime()}`,
    ...{ kind: 'refundReturned', paymentId: payment.id, jobId: payment.jobId, at },
    entries: [
      { account: 'provider', amountCents: -cents },
      { account: 'refunds', amountCents: cents },
    ],
  });
}

/** The release of what nobody knows yet whether the cleaner keeps. */
export const heldUntilResolved = new Date('9999-12-31T00:00:00.000Z');

/** When the cleaner's share becomes available: at once if the host paid by hand, never before a report is resolved. */
export function releaseOf({ payment, job }: HeldPayment, now: Date): Date {
  if (payment.byHand || !job?.submittedAt) return now;
  return isFrozen(job) ? heldUntilResolved : reportableUntil(job.submittedAt, job.terms);
}

function entriesOf({ payment, job }: HeldPayment, amounts: Record<string, number>, releasedAt: Date): Entry[] {
  const cleanerId = payment.payeeId ?? job?.cleanerId ?? null;
  return Object.entries(amounts).map(([name, amountCents]) => {
    const account = name as LedgerAccount; // the keys of Shares and 'provider'
    return account === 'cleaner' ? { account, ownerId: cleanerId, amountCents, releasedAt } : { account, amountCents };
  });
}

/** Writes one balanced transaction into the books; false if its key is already there. Zero entries are left out. */
export async function postToLedger(tx: Tx, { entries, actorId = null, ...transaction }: Posting): Promise<boolean> {
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
  await auditMovement(tx, id, { ...transaction, actorId }, rows);
  return true;
}

/** Every movement of money is also a link in the audit chain, which reveals it if the books are ever rewritten. */
async function auditMovement(
  tx: Tx,
  id: string,
  { at, kind, paymentId, jobId, actorId = null }: Omit<Posting, 'entries'>,
  rows: readonly Entry[],
): Promise<void> {
  const movedCents = rows.reduce((sum, { amountCents }) => sum + Math.max(amountCents, 0), 0);
  await appendAudit({ clock: { now: () => at } }, tx, {
    actorId,
    action: 'move money',
    subjectKind: 'ledger transaction',
    subjectId: id,
    facts: { kind, paymentId: paymentId ?? null, jobId: jobId ?? null, entries: rows.length, movedCents },
  });
}
