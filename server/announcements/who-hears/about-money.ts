import { and, eq, sql } from 'drizzle-orm';
import { confirmRefund } from '#contract/admin-money.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { refundPayment } from '#contract/payouts.ts';
import type { paymentKinds } from '#contract/states.ts';
import { paymentMethods } from '#server/cards/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { ledgerEntries, ledgerTransactions, payments, refundProposals } from '#server/payments/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { MailWords } from '../mails/mail-words.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { takenFrom } from './earnings-taken.ts';
import { peopleOfJob } from './people-of-job.ts';
import { adminsAtWork } from './the-admins.ts';

type PaymentKind = (typeof paymentKinds)[number];

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
      {
        to: [payerId],
        bell: 'hostPaid',
        mail: 'payments.jobPaid.host',
        jobId,
        amountCents,
        params: { last4: payment.last4 ?? '' },
      },
      // the bank may have fetched it back before anyone was told that it came
      {
        to: cleanerCents > 0 ? [payeeId] : [],
        bell,
        mail: 'payments.jobPaid.cleaner',
        jobId,
        amountCents: cleanerCents,
      },
      ...closed,
    ];
  },
  'tip paid': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId || !payment.payeeId) return [];
    const { jobId, payerId, payeeId, amountCents, last4 } = payment;
    const params = { last4: last4 ?? '' };
    return [
      { to: [payeeId], bell: 'tipPaid', mail: 'payments.tipPaid', jobId, amountCents },
      // whoever tipped saw it happen and needs no bell, but every charge of a card has its mail
      { to: [payerId], mail: 'payments.tipCharged', mailKind: 'hostPaid', jobId, amountCents, params },
      { to: [payerId, payeeId], live: ['money', 'reviews'], jobId },
    ];
  },
  'credits earned': async (_kit, { userId, referredId }) => [
    { to: [userId], bell: 'creditsEarned', mail: 'creditsEarned', live: ['money'], personId: referredId },
  ],
  'payment failed': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId || payment.status === 'succeeded') return [];
    const { jobId, payerId, amountCents } = payment;
    // whoever canceled and the task may both have seen the first refusal
    const once = payment.attempt === 1 ? paymentId : undefined;
    const words = refusedWords[payment.couldNotClean && payment.kind === 'job' ? 'couldNotClean' : payment.kind];
    return [{ to: [payerId], ...words, live: ['job', 'money'], jobId, amountCents, once }];
  },
  'extra pay paid': async (kit, { paymentId }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId || !payment.payeeId) return [];
    const { jobId, payerId, payeeId, amountCents, kind } = payment;
    const cents = kind === 'repayment' ? payment.cleanerCents : amountCents;
    return [
      { to: [payeeId], ...(paidWords[kind] ?? paidWords.cancellation), jobId, amountCents: cents },
      ...(chargedWords[kind] ? [{ to: [payerId], ...chargedWords[kind], jobId, amountCents }] : []),
      { to: [payerId, payeeId], live: ['job', 'money'], jobId },
    ];
  },
  'payment refunded': async (kit, fact) => {
    const { paymentId, refundedCents, backCents = refundedCents, takenCents = 0, refundId = null } = fact;
    const payment = await findPayment(kit, paymentId);
    if (!payment) return [];
    const { payerId, payeeId } = payment;
    const jobId = payment.jobId ?? undefined;
    const params = { amount: { cents: backCents }, all: { cents: refundedCents } };
    const mail = refundedMail(jobId, backCents < refundedCents);
    return [
      { to: [payerId], bell: 'refunded', mail, jobId, amountCents: backCents, params },
      ...(payeeId && jobId && takenCents > 0 ? await takenFrom(kit, { payeeId, jobId, takenCents, refundId }) : []),
      { to: payeeId ? [payeeId, payerId, 'ADMIN'] : [payerId, 'ADMIN'], live: ['job', 'money'], jobId },
    ];
  },
  'refund returned': async (kit, { paymentId, amountCents }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment) return [];
    const jobId = payment.jobId ?? undefined;
    const params = { amount: { cents: amountCents } };
    return [
      { to: [payment.payerId], bell: 'refundReturned', mail: 'payments.refundReturned', jobId, amountCents, params },
      { to: await adminsAtWork(kit, refundPayment), bell: 'refundToSend', jobId, amountCents },
      { to: [payment.payerId, 'ADMIN'], live: ['job', 'money'], jobId },
    ];
  },
  // one that was decided or has run out meanwhile asks nobody any more
  'refund proposed': async (kit, { paymentId, proposalId, amountCents }) => {
    const jobId = (await findPayment(kit, paymentId))?.jobId ?? undefined;
    const [waiting] = await kit.db
      .select({ by: refundProposals.proposedBy })
      .from(refundProposals)
      .where(and(eq(refundProposals.id, proposalId), eq(refundProposals.status, 'waiting')));
    const others = (await adminsAtWork(kit, confirmRefund)).filter((id) => id !== waiting?.by);
    return [
      {
        ...{ to: waiting ? others : [], bell: 'refundToConfirm', mail: 'staff.refundToConfirm' },
        ...{ jobId, amountCents, proposalId },
      },
      { to: ['ADMIN'], live: ['money'] },
    ];
  },
  // who has taken it back themselves, or may no longer refund, hears nothing
  'refund not confirmed': async (kit, { paymentId, proposalId, amountCents }) => {
    const jobId = (await findPayment(kit, paymentId))?.jobId ?? undefined;
    const [ended] = await kit.db.select().from(refundProposals).where(eq(refundProposals.id, proposalId));
    const { proposedBy, decidedBy } = ended ?? {};
    const to = (await adminsAtWork(kit, refundPayment)).filter((id) => id === proposedBy && id !== decidedBy);
    const about = { mail: 'fromNotice' as const, jobId, amountCents, proposalId };
    return [
      decidedBy
        ? { to, bell: 'refundDeclined', personId: decidedBy, ...about }
        : { to, bell: 'refundExpired', ...about },
      { to: ['ADMIN'], live: ['money'] },
    ];
  },
  'refund refused': async (kit, { paymentId, amountCents }) => {
    const jobId = (await findPayment(kit, paymentId))?.jobId ?? undefined;
    return [
      { to: await adminsAtWork(kit, refundPayment), bell: 'refundToSend', jobId, amountCents },
      { to: ['ADMIN'], live: ['money'] },
    ];
  },
  'payment charged back': async (kit, { paymentId, amountCents }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId) return [];
    const { jobId, payerId, kind } = payment;
    const of = { jobId, amountCents };
    const payee = payment.payeeId ? [payment.payeeId] : [];
    // a tip was a present, which nobody is asked for twice
    const asked = kind === 'tip' ? [] : [payerId];
    return [
      { to: asked, bell: 'chargebackToPay', mail: 'payments.chargebackToPay', ...of },
      { to: payee, bell: 'chargedBack', mail: 'payments.chargedBack', ...of },
      { to: await adminsAtWork(kit, refundPayment), bell: 'chargebackNoted', ...of },
      { to: [payerId, ...payee, 'ADMIN'], live: ['job', 'money'], jobId },
    ];
  },
  'chargeback given up': async (kit, { paymentId, amountCents }) => {
    const payment = await findPayment(kit, paymentId);
    if (!payment?.jobId) return [];
    const { jobId, payerId, kind } = payment;
    const of = { jobId, amountCents };
    const payee = payment.payeeId ? [payment.payeeId] : [];
    return [
      { to: kind === 'tip' ? [] : [payerId], bell: 'chargebackSettled', mail: 'payments.chargebackSettled', ...of },
      { to: payee, bell: 'chargebackReturned', mail: 'payments.chargebackReturned', ...of },
      { to: [payerId, ...payee, 'ADMIN'], live: ['job', 'money'], jobId },
    ];
  },
  'card saved': async (_kit, { userId }) => [{ to: [userId], live: ['money'] }],
} satisfies Partial<WhoHears>;

interface Words {
  bell: NotificationKind;
  mail: MailWords;
}

/** A wait is charged a day later, a late cancellation with the saved card: the host has pressed no Pay for either. */
const chargedWords: Partial<Record<PaymentKind, Words>> = {
  waiting: { bell: 'waitingCharged', mail: 'payments.waitingCharged' },
  cancellation: { bell: 'cancellationCharged', mail: 'payments.cancellationCharged' },
};
const cleaningFailed: Words = { bell: 'paymentFailed', mail: 'payments.failed' };
/** What a host hears of whose card has refused a payment. */
const refusedWords: Readonly<Record<PaymentKind | 'couldNotClean', Words>> = {
  job: cleaningFailed,
  couldNotClean: { bell: 'couldNotCleanUnpaid', mail: 'payments.couldNotCleanUnpaid' },
  cancellation: { bell: 'cancellationUnpaid', mail: 'payments.cancellationUnpaid' },
  waiting: { bell: 'waitingUnpaid', mail: 'payments.waitingUnpaid' },
  ...{ tip: cleaningFailed, repayment: cleaningFailed, background_check: cleaningFailed },
};

const paidWords: Readonly<Partial<Record<PaymentKind, Words>> & { cancellation: Words }> = {
  cancellation: { bell: 'cancellationPaid', mail: 'payments.cancellationPaid' },
  waiting: { bell: 'waitingPaid', mail: 'payments.waitingPaid' },
  repayment: { bell: 'repaid', mail: 'payments.repaid' },
};

/** A payment with the cleaner's share, and when that became or becomes available. */
async function findPayment({ db }: Kit, id: string) {
  const [found] = await db
    .select({ payment: payments, couldNotClean: jobs.couldNotClean, last4: paymentMethods.last4 })
    .from(payments)
    .leftJoin(jobs, eq(jobs.id, payments.jobId))
    .leftJoin(paymentMethods, eq(paymentMethods.id, payments.paymentMethodId))
    .where(eq(payments.id, id));
  if (!found) return null;
  const [cleaner] = await db
    .select({
      cents: sql<number>`coalesce(sum(${ledgerEntries.amountCents}), 0)::int`,
      releasedAt: sql<string | null>`max(${ledgerEntries.releasedAt})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.paymentId, id), eq(ledgerEntries.account, 'cleaner')));
  const { payment, couldNotClean, last4 } = found;
  return {
    ...payment,
    couldNotClean,
    last4,
    cleanerCents: cleaner?.cents ?? 0,
    releasedAt: new Date(cleaner?.releasedAt ?? 0),
  };
}

/** For the fee of a background check there is no job to name; what is not the first says how much went back in all. */
function refundedMail(jobId: string | undefined, isMore: boolean) {
  if (jobId) return isMore ? 'payments.refundedJobMore' : 'payments.refundedJob';
  return isMore ? 'payments.refundedMore' : 'payments.refunded';
}
