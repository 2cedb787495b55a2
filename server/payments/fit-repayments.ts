import { eq } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import { lockJob } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { chargedBackOf } from './charged-back.ts';
import { duesOf, followDues, openRepayments } from './dues.ts';
import { changePayment, holdPayment, noDecline, type PaymentRow } from './hold-payment.ts';
import { refundableOf, refundPayment } from './refund-payment.ts';
import { isSettled, settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

/**
 * What a host pays again follows what the bank holds by now: what was opened for another sum is given up, and what was
 * paid beyond it goes back. May run any number of times; runs outside of transactions.
 */
export async function fitRepayments(kit: Kit, jobId: string): Promise<void> {
  await fitOpenRepayment(kit, jobId);
  for (const { id, leftCents } of await paidTooMuch(kit, jobId))
    await refundPayment(kit, id, { leftCents: toCents(leftCents), why: 'bank', fromCleaner: true });
  await transact(kit, (tx) => follow(tx, jobId), { keyed: false });
}

/** What was opened for another sum than what is due by now is given up, so that it can never succeed. */
export async function fitOpenRepayment(kit: Kit, jobId: string): Promise<void> {
  for (const open of await openRepayments(kit.db, eq(payments.jobId, jobId))) await giveUpUnfit(kit, open);
}

/** The task `fit-repayments`. */
export const repaymentFitter =
  (kit: Kit) =>
  ({ jobId }: Record<string, unknown>): Promise<void> =>
    fitRepayments(kit, String(jobId));

async function giveUpUnfit(kit: Kit, { id, providerPaymentId }: PaymentRow): Promise<void> {
  if (!(await transact(kit, (tx) => isUnfit(tx, id), { keyed: false }))) return;
  const atProvider = providerPaymentId && (await kit.payments.cancelPayment(providerPaymentId));
  await transact(
    kit,
    async (tx) => {
      const payment = atProvider ? await settlePayment(kit, tx, id, atProvider) : (await holdPayment(tx, id)).payment;
      if (isSettled(payment) || !(await isUnfit(tx, id))) return;
      // it may still succeed, and the host would pay too much: asked again later
      if (atProvider && atProvider.status !== 'canceled')
        throw new ProviderUnavailable('the repayment is not given up yet');
      await openAnew(tx, payment);
    },
    { keyed: false },
  );
}

async function isUnfit(tx: Tx, id: string): Promise<boolean> {
  const { payment } = await holdPayment(tx, id);
  return (await dueFor(tx, payment)) !== payment.amountCents;
}

async function dueFor(tx: Tx, { jobId, repaysId }: PaymentRow): Promise<number> {
  const dues = jobId ? await duesOf(tx, eq(payments.jobId, jobId)) : [];
  return dues.find((due) => due.repaysId === repaysId)?.amountCents ?? 0;
}

async function openAnew(tx: Tx, payment: PaymentRow): Promise<void> {
  const cents = await dueFor(tx, payment);
  await changePayment(tx, payment, {
    ...{
      status: 'failed',
      attempt: payment.attempt + 1,
      amountCents: cents > 0 ? toCents(cents) : payment.amountCents,
    },
    ...{ providerPaymentId: null, clientSecret: null, ...noDecline },
  });
}

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
