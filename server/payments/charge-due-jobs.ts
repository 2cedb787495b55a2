import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { defaultCard, hasCardToCharge } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import { chargeDue, isFrozen, isNotFrozen, lockJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { askProvider } from './ask-provider.ts';
import { fitPayments } from './fit-payments.ts';
import { type Charge, changePayment, jobPayment, type PaymentRow, prepareCharge } from './hold-payment.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';
import { canBeTriedAgain } from './try-again.ts';

/**
 * The task `charge-due-jobs`: charges the saved cards for jobs submitted as long ago as their terms say, as their hosts
 * agreed. Doubtful work waits a week for its host to look at it; a cleaning that could not be done counts as approved
 * after a day, and reported work waits until its report is resolved.
 */
export function dueCharges(kit: Kit) {
  return async (): Promise<void> => {
    const failed = 'due job not charged yet';
    await eachOnItsOwn(kit, await dueJobs(kit), { failed, work: ({ id }) => chargeDueJob(kit, id) });
  };
}

function dueJobs({ db, clock }: Kit): Promise<{ id: string }[]> {
  const now = clock.now();
  // A host who was asked by their bank and left has agreed to be charged all the same.
  const left = and(eq(payments.status, 'requires_action'), isNull(payments.settledAt));
  const again = and(inArray(payments.status, ['failed', 'requires_action']), canBeTriedAgain(now));
  return db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(payments, and(eq(payments.jobId, jobs.id), eq(payments.kind, 'job')))
    .where(
      and(
        eq(jobs.status, 'SUBMITTED'),
        isNotFrozen,
        // without one there is nothing to charge, and whoever has none is to hold up nobody
        hasCardToCharge(jobs.hostId),
        or(isNotNull(jobs.decidedPayoutCents), sql`${sql.raw(chargeDue)} <= ${now}`),
        or(isNull(payments.id), inArray(payments.status, ['pending']), left, again),
      ),
    )
    .orderBy(jobs.submittedAt)
    .limit(200);
}

/** Charges the default card for a job that is due. */
export async function chargeDueJob(kit: Kit, jobId: string): Promise<void> {
  await fitPayments(kit, jobId, ['job']);
  await settleAnswered(kit, jobId);
  const charge = await transact(kit, (tx) => prepare(kit, tx, jobId), { keyed: false });
  if (!charge) return;
  const atProvider = await askProvider(kit, { ...charge, offSession: true });
  await transact(kit, async (tx) => {
    const payment = await settlePayment(kit, tx, charge.payment.id, atProvider);
    if (payment.status === 'failed' || payment.status === 'requires_action') await tellHost(kit, tx, payment);
  });
}

/** Whoever has answered their bank meanwhile has paid by hand. */
async function settleAnswered(kit: Kit, jobId: string): Promise<void> {
  const open = await jobPayment(kit.db, jobId);
  if (open?.status !== 'requires_action' || !open.providerPaymentId) return;
  const atProvider = await kit.payments.readPayment(open.providerPaymentId);
  await transact(kit, (tx) => settlePayment(kit, tx, open.id, atProvider), { keyed: false });
}

async function prepare(kit: Kit, tx: Tx, jobId: string): Promise<Charge | null> {
  const job = await lockJob(tx, jobId);
  if (job?.status !== 'SUBMITTED' || isFrozen(job) || job.decidedPayoutCents === 0) return null;
  const card = await defaultCard(tx, job.hostId);
  if (!card) return null;
  const charge = await prepareCharge(kit, tx, job, card, { amountCents: hostPaysFor(job), byHand: false });
  const { status, attempt, settledAt } = charge.payment;
  // a question that its host was notified of and has not answered is one of the daily tries
  if (status !== 'requires_action' || settledAt === null) return charge;
  return { ...charge, payment: await changePayment(tx, charge.payment, { attempt: attempt + 1 }) };
}

/** Records when it failed, so that the card rests for a day, and notifies the host. */
async function tellHost(kit: Kit, tx: Tx, payment: PaymentRow): Promise<void> {
  await changePayment(tx, payment, { settledAt: kit.clock.now() });
  await record(kit, tx, { kind: 'payment failed', paymentId: payment.id });
}
