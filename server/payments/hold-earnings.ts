import { and, eq, sql } from 'drizzle-orm';
import type { JobRow } from '#server/jobs/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { balanceInBooks, lockBalance } from './balance.ts';
import { heldUntilResolved, postToLedger, releaseOf } from './book-payment.ts';
import { changePayment, lockJobPayment, type PaymentRow } from './hold-payment.ts';
import { ledgerEntries, ledgerTransactions } from './table.ts';

/**
 * A problem with a locked job was reported. What its cleaner has received is held back, as far as it is still there. A
 * payment on its way no longer counts as made by hand, so that it does not withdraw the report.
 */
export async function freezeMoney(kit: Kit, tx: Tx, job: JobRow): Promise<void> {
  const payment = await lockJobPayment(tx, job.id);
  if (!payment) return;
  if (payment.status !== 'succeeded') return void (await changePayment(tx, payment, { byHand: false }));
  if (!payment.payeeId) return;
  await lockBalance(tx, payment.payeeId);
  const now = kit.clock.now();
  const earned = await sumOf(tx, payment.payeeId, eq(ledgerTransactions.paymentId, payment.id));
  const from = releaseOf({ payment, job: { ...job, reportStatus: null } }, payment.settledAt ?? now);
  const there = from > now ? earned : Math.min(earned, Math.max(0, await balanceInBooks(tx, payment.payeeId, now)));
  await move(tx, payment, { key: 'held', cents: there, from: laterOf(from, now), to: heldUntilResolved, at: now });
}

/** The report about a locked job is over: what was held back is released, at the earliest when it would have been. */
export async function releaseEarnings(kit: Kit, tx: Tx, job: JobRow): Promise<void> {
  const payment = await lockJobPayment(tx, job.id);
  if (!payment?.payeeId) return;
  const now = kit.clock.now();
  const isHeld = and(eq(ledgerTransactions.paymentId, payment.id), eq(ledgerEntries.releasedAt, heldUntilResolved));
  const cents = await sumOf(tx, payment.payeeId, isHeld);
  const to = laterOf(releaseOf({ payment, job }, now), now);
  await move(tx, payment, { key: 'released', cents, from: heldUntilResolved, to, at: now });
}

const laterOf = (one: Date, other: Date): Date => (one < other ? other : one);

interface Moved {
  key: 'held' | 'released';
  cents: number;
  from: Date;
  to: Date;
  at: Date;
}

/** Moves a cleaner's money from one release to another; nothing changes hands. */
async function move(tx: Tx, { id, jobId, payeeId }: PaymentRow, { key, cents, from, to, at }: Moved): Promise<void> {
  if (cents === 0) return;
  const entry = { account: 'cleaner' as const, ownerId: payeeId };
  await postToLedger(tx, {
    ...{ key: `payment ${id} ${key}`, kind: key, paymentId: id, jobId, at },
    entries: [
      { ...entry, amountCents: -cents, releasedAt: from },
      { ...entry, amountCents: cents, releasedAt: to },
    ],
  });
}

async function sumOf(reader: Reader, cleanerId: string, which: ReturnType<typeof and>): Promise<number> {
  const [found] = await reader
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.ownerId, cleanerId), eq(ledgerEntries.account, 'cleaner'), which));
  return found?.cents ?? 0;
}
