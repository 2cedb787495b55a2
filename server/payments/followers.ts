import { and, eq, sql } from 'drizzle-orm';
import { formatMoney } from '#contract/format-money.ts';
import type { Followers } from '#server/events.ts';
import { mailAboutJob } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { ledgerEntries, ledgerTransactions, payments } from './table.ts';

/** Both sides hear what was paid, and a host whose card failed that it is their turn. */
export const paymentFollowers = (kit: Kit): Followers => ({
  'job paid': [({ paymentId }, factId) => tellOfPaidJob(kit, paymentId, factId)],
  'tip paid': [({ paymentId }, factId) => tellOfTip(kit, paymentId, factId)],
  'payment failed': [({ paymentId }, factId) => tellOfFailure(kit, paymentId, factId)],
});

async function tellOfPaidJob(kit: Kit, paymentId: string, factId: string): Promise<void> {
  const payment = await findPayment(kit, paymentId);
  if (!payment?.jobId) return;
  const { jobId, payerId, payeeId, amountCents, cleanerCents } = payment;
  await mailAboutJob(kit, factId, {
    jobId,
    to: [payerId],
    words: 'payments.jobPaid.host',
    params: amountIn(amountCents),
  });
  if (!payeeId) return;
  const params = amountIn(cleanerCents);
  await mailAboutJob(kit, factId, { jobId, to: [payeeId], words: 'payments.jobPaid.cleaner', params });
}

async function tellOfTip(kit: Kit, paymentId: string, factId: string): Promise<void> {
  const payment = await findPayment(kit, paymentId);
  if (!payment?.jobId || !payment.payeeId) return;
  const params = amountIn(payment.amountCents);
  await mailAboutJob(kit, factId, { jobId: payment.jobId, to: [payment.payeeId], words: 'payments.tipPaid', params });
}

async function tellOfFailure(kit: Kit, paymentId: string, factId: string): Promise<void> {
  const payment = await findPayment(kit, paymentId);
  if (!payment?.jobId || payment.status === 'succeeded') return;
  const params = amountIn(payment.amountCents);
  await mailAboutJob(kit, factId, { jobId: payment.jobId, to: [payment.payerId], words: 'payments.failed', params });
}

async function findPayment({ db }: Kit, id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) return null;
  const [cleaner] = await db
    .select({ cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, id), eq(ledgerEntries.account, 'cleaner')));
  return { ...payment, cleanerCents: cleaner?.cents ?? 0 };
}

const amountIn = (amountCents: number) => ({ amount: formatMoney(amountCents) });
