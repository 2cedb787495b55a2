import { and, eq, sql } from 'drizzle-orm';
import { formatMoney } from '#contract/format-money.ts';
import { ledgerEntries, ledgerTransactions, payments } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { peopleOfJob } from './people-of-job.ts';

/** Both sides are notified of what was paid; a host whose card failed, that they must act. */
export const aboutMoney = {
  'job paid': async (kit, { jobId, paymentId, releasedBidIds }) => {
    const { biddersOf, host, assigned } = await peopleOfJob(kit, jobId);
    const backups = biddersOf(releasedBidIds);
    const closed: Announcement[] = [
      { to: backups, bell: 'backupReleased', live: ['job', 'bids'], jobId },
      { to: [...host, ...assigned], live: ['job', 'money'], jobId },
    ];
    // where nothing was to be paid, the resolution of the report has said so
    const payment = paymentId === null ? null : await findPayment(kit, paymentId);
    if (!payment?.payeeId) return closed;
    const { payerId, payeeId, amountCents, cleanerCents } = payment;
    const bell = payment.releasedAt > kit.clock.now() ? 'cleanerPaidLater' : 'cleanerPaid';
    return [
      { to: [payerId], bell: 'hostPaid', mail: 'payments.jobPaid.host', jobId, amountCents },
      { to: [payeeId], bell, mail: 'payments.jobPaid.cleaner', jobId, amountCents: cleanerCents },
      ...closed,
    ];
  },
  'tip paid': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId || !payment.payeeId) return [];
    const { jobId, payerId, payeeId, amountCents } = payment;
    return [
      { to: [payeeId], bell: 'tipPaid', mail: 'payments.tipPaid', jobId, amountCents },
      { to: [payerId, payeeId], live: ['money', 'reviews'], jobId },
    ];
  },
  'payment failed': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId || payment.status === 'succeeded') return [];
    const { jobId, payerId, amountCents } = payment;
    return [
      { to: [payerId], bell: 'paymentFailed', mail: 'payments.failed', live: ['job', 'money'], jobId, amountCents },
    ];
  },
  'extra pay paid': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId || !payment.payeeId) return [];
    const { jobId, payerId, payeeId, amountCents, kind } = payment;
    const words =
      kind === 'waiting'
        ? ({ bell: 'waitingPaid', mail: 'payments.waitingPaid' } as const)
        : ({ bell: 'cancellationPaid', mail: 'payments.cancellationPaid' } as const);
    return [
      { to: [payeeId], ...words, jobId, amountCents },
      { to: [payerId, payeeId], live: ['job', 'money'], jobId },
    ];
  },
  'payment refunded': async (kit, { paymentId, refundedCents }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment) return [];
    const { payerId, payeeId } = payment;
    const jobId = payment.jobId ?? undefined;
    // for the fee of a background check there is no job
    const params = { amount: formatMoney(refundedCents) };
    return [
      { to: [payerId], bell: 'refunded', mail: 'payments.refunded', jobId, amountCents: refundedCents, params },
      { to: payeeId ? [payeeId, payerId, 'ADMIN'] : [payerId, 'ADMIN'], live: ['job', 'money'], jobId },
    ];
  },
  'payment charged back': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.payeeId || !payment.jobId) return [];
    const { jobId, payeeId, chargedBackCents: amountCents } = payment;
    return [{ to: [payeeId], bell: 'chargedBack', mail: 'payments.chargedBack', live: ['money'], jobId, amountCents }];
  },
  'card saved': async (_kit, { userId }) => [{ to: [userId], live: ['money'] }],
} satisfies Partial<WhoHears>;

/** A payment with the cleaner's share, and when that became or becomes available. */
async function findPayment({ db }: Kit, id: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) return null;
  const [cleaner] = await db
    .select({
      cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int`,
      releasedAt: sql<string | null>`max(${ledgerEntries.releasedAt})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, id), eq(ledgerEntries.account, 'cleaner')));
  return { ...payment, cleanerCents: cleaner?.cents ?? 0, releasedAt: new Date(cleaner?.releasedAt ?? 0) };
}
