import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { toCents } from '#contract/money.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { duesOf } from './dues.ts';
import { changePayment, type HeldPayment, holdPayment, noDecline, type PaymentRow } from './hold-payment.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { isSettled, settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

/**
 * What was opened at a job for another sum than is due by now, because a report was resolved or a bank has changed its
 * mind, is given up at the provider, so that it can never succeed, and opened anew. If it has succeeded after all, it is
 * settled as it is. Runs outside of transactions.
 */
export async function fitPayments(
  kit: Kit,
  jobId: string,
  kinds: readonly ('job' | 'repayment')[] = ['job', 'repayment'],
): Promise<void> {
  const isOpen = notInArray(payments.status, ['succeeded', 'refunded']);
  const opened = await kit.db
    .select()
    .from(payments)
    .where(and(eq(payments.jobId, jobId), inArray(payments.kind, [...kinds]), isOpen))
    .orderBy(asc(payments.createdAt), asc(payments.id));
  for (const payment of opened) await fitPayment(kit, payment);
}

async function fitPayment(kit: Kit, { id, providerPaymentId }: PaymentRow): Promise<void> {
  if (await transact(kit, async (tx) => isFit(tx, await holdPayment(tx, id)), { keyed: false })) return;
  const atProvider = providerPaymentId && (await kit.payments.cancelPayment(providerPaymentId));
  await transact(
    kit,
    async (tx) => {
      const held = await holdPayment(tx, id);
      const isSame = held.payment.providerPaymentId === providerPaymentId;
      const payment = isSame && atProvider ? await settlePayment(kit, tx, id, atProvider) : held.payment;
      if (isSettled(payment) || (await isFit(tx, held))) return;
      // it may still succeed, and the host would pay twice or too much: asked again later
      if (!isSame || (atProvider && atProvider.status !== 'canceled'))
        throw new ProviderUnavailable('the payment is not given up yet');
      await openAnew(tx, { ...held, payment });
    },
    { keyed: false },
  );
}

const isFit = async (tx: Tx, held: HeldPayment): Promise<boolean> =>
  (await dueFor(tx, held)) === held.payment.amountCents;

/** What is to be paid with it as things stand. Until it is resolved, a report changes no amount. */
async function dueFor(tx: Tx, { payment, job }: HeldPayment): Promise<number> {
  const { kind, jobId, repaysId, amountCents } = payment;
  if (kind === 'job') return job && job.decidedPayoutCents !== null ? hostPaysFor(job) : amountCents;
  const dues = jobId ? await duesOf(tx, eq(payments.jobId, jobId)) : [];
  return dues.find((due) => due.repaysId === repaysId)?.amountCents ?? 0;
}

/** The clock charges a job again by itself; what a bank has fetched back, only its host can pay again. */
async function openAnew(tx: Tx, held: HeldPayment): Promise<void> {
  const { payment } = held;
  const cents = toCents(await dueFor(tx, held));
  const isCharged = payment.kind === 'job' && cents > 0;
  await changePayment(tx, payment, {
    ...(isCharged ? { status: 'pending', byHand: false } : { status: 'failed' }),
    ...{ attempt: payment.attempt + 1, amountCents: cents > 0 ? cents : payment.amountCents },
    ...{ providerPaymentId: null, clientSecret: null, ...noDecline },
  });
}
