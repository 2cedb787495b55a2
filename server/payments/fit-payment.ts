import { type JobRow, lockJob } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ProviderUnavailable } from '#server/platform/payment-provider.ts';
import { transact } from '#server/platform/transact.ts';
import { changePayment, jobPayment, lockJobPayment, noDecline, type PaymentRow } from './hold-payment.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { isSettled, settlePayment } from './settle-payment.ts';

/**
 * A payment that was opened for more than what a report was resolved with is given up at the provider, so that it can
 * never succeed, and is opened again for the decided amount. If it has succeeded after all, it is settled as it is.
 */
export async function fitPayment(kit: Kit, jobId: string): Promise<void> {
  const payment = await jobPayment(kit.db, jobId);
  if (!payment || isSettled(payment)) return;
  const job = await kit.db.transaction((tx) => lockJob(tx, jobId));
  if (!job || !isUnfit(job, payment)) return;
  const atProvider = payment.providerPaymentId && (await kit.payments.cancelPayment(payment.providerPaymentId));
  await transact(
    kit,
    async (tx) => {
      if (atProvider) await settlePayment(kit, tx, payment.id, atProvider);
      const held = await lockJob(tx, jobId);
      const open = await lockJobPayment(tx, jobId);
      if (!held || !open || isSettled(open) || !isUnfit(held, open)) return;
      // it may still succeed, and the host would pay twice: asked again later
      if (atProvider && atProvider.status !== 'canceled')
        throw new ProviderUnavailable('the payment is not given up yet');
      await openAnew(tx, held, open);
    },
    { keyed: false },
  );
}

/** Until it is resolved, a report changes no amount. */
const isUnfit = (job: JobRow, { amountCents }: PaymentRow): boolean =>
  job.decidedPayoutCents !== null && amountCents !== hostPaysFor(job);

async function openAnew(tx: Tx, job: JobRow, payment: PaymentRow): Promise<PaymentRow> {
  const amountCents = hostPaysFor(job);
  if (amountCents === 0) return changePayment(tx, payment, { status: 'failed' });
  return changePayment(tx, payment, {
    ...{ amountCents, attempt: payment.attempt + 1 },
    ...{ status: 'pending', providerPaymentId: null, clientSecret: null, ...noDecline, byHand: false },
  });
}
