import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { lockJob } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { chargedBackOf } from './charged-back.ts';
import { followDues } from './dues.ts';
import { fitPayments } from './fit-payments.ts';
import { refundableOf, refundPayment } from './refund-payment.ts';
import { payments } from './table.ts';

/**
 * What a host pays again follows what the bank holds by now: what was opened for another sum is given up, and what was
 * paid beyond it goes back. May run any number of times; runs outside of transactions.
 */
export async function fitRepayments(kit: Kit, jobId: string): Promise<void> {
  await fitPayments(kit, jobId, ['repayment']);
  for (const { id, leftCents } of await paidTooMuch(kit, jobId))
    await refundPayment(kit, id, { leftCents: toCents(leftCents), why: 'bank', fromCleaner: true });
  await transact(kit, (tx) => follow(tx, jobId), { keyed: false });
}

/** The task `fit-repayments`. */
export const repaymentFitter =
  (kit: Kit) =>
  ({ jobId }: Record<string, unknown>): Promise<void> =>
    fitRepayments(kit, String(jobId));

/** Repayments of which something goes back, with what is to be left of each. */
async function paidTooMuch({ db }: Kit, jobId: string): Promise<{ id: string; leftCents: number }[]> {
  const found: { id: string; leftCents: number }[] = [];
  for (const { payment, againCents, repaidCents } of await chargedBackOf(db, eq(payments.jobId, jobId))) {
    let beyond = repaidCents - againCents;
    if (beyond <= 0) continue;
    for (const again of await db.select().from(payments).where(eq(payments.repaysId, payment.id))) {
      const there = refundableOf(again);
      const back = Math.min(beyond, there);
      if (back > 0) found.push({ id: again.id, leftCents: there - back });
      beyond -= back;
    }
  }
  return found;
}

async function follow(tx: Tx, jobId: string): Promise<void> {
  if (await lockJob(tx, jobId)) await followDues(tx, { jobId, status: 'succeeded' });
}
