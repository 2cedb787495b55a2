import { and, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { lateCancelOf } from '#contract/late-cancel.ts';
import { type Cents, toCents } from '#contract/money.ts';
import { waitingApprovedAfter } from '#contract/terms.ts';
import { defaultCard } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import { isFrozen, type JobRow, lockJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { chargeOpenPayment } from './charge-open-payment.ts';
import { changePayment, holdPayment } from './hold-payment.ts';
import { payments } from './table.ts';

type ExtraKind = 'cancellation' | 'waiting';

/** As often as the charge of a job: daily, then the host has to act. */
const mostTries = 5;

/**
 * Writes down what the host of a locked job owes the cleaner for canceling it now; null if it is nothing. The caller
 * has the card charged after its commit by `chargeExtraPay`; otherwise the task does it.
 */
export function oweForCancel(kit: Kit, tx: Tx, job: JobRow): Promise<string | null> {
  return owe(kit, tx, job, 'cancellation', lateCancelOf(job, kit.clock.now()).hostPaysCents);
}

async function owe(kit: Kit, tx: Tx, job: JobRow, kind: ExtraKind, amountCents: Cents): Promise<string | null> {
  if (amountCents === 0) return null;
  const id = newId();
  const card = await defaultCard(tx, job.hostId);
  const people = { payerId: job.hostId, payeeId: job.cleanerId, paymentMethodId: card?.id ?? null };
  const { rowCount } = await tx
    .insert(payments)
    // by hand: there is nothing to hold the cleaner's money for
    .values({ id, kind, jobId: job.id, ...people, amountCents, byHand: true, createdAt: kit.clock.now() })
    .onConflictDoNothing();
  if (rowCount === 0) return null;
  await kit.tasks.send(tx, 'charge-extra-pay', { paymentId: id });
  return id;
}

/**
 * The task `charge-waiting`: writes down the waiting pay that nobody has contested for a day after the work was
 * submitted, and tries again, daily, what a card has refused.
 */
export function dueExtraPay(kit: Kit) {
  return async (): Promise<void> => {
    for (const jobId of await waitedJobs(kit))
      await transact(kit, (tx) => oweForWaiting(kit, tx, jobId), { keyed: false });
    for (const id of await refusedPayments(kit)) {
      // one that does not go through holds up no other
      try {
        if (await transact(kit, (tx) => tryAgain(kit, tx, id), { keyed: false })) await chargeExtraPay(kit, id);
      } catch (error) {
        kit.log.warn({ paymentId: id, err: error }, 'extra pay not charged yet');
      }
    }
  };
}

/** Charges it once, outside of transactions; the host hears of it if the card does not pay. */
export async function chargeExtraPay(kit: Kit, paymentId: string): Promise<void> {
  const { status } = await chargeOpenPayment(kit, paymentId);
  if (status === 'failed' || status === 'requires_action')
    await transact(kit, (tx) => record(kit, tx, { kind: 'payment failed', paymentId }), { keyed: false });
}

/** The task `charge-extra-pay`. */
export const extraPayCharger =
  (kit: Kit) =>
  ({ paymentId }: Record<string, unknown>): Promise<void> =>
    chargeExtraPay(kit, String(paymentId));

async function waitedJobs({ db, clock }: Kit): Promise<string[]> {
  const approved = plus(clock.now(), -waitingApprovedAfter);
  const due = await db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(payments, and(eq(payments.jobId, jobs.id), eq(payments.kind, 'waiting')))
    .where(
      and(
        isNotNull(jobs.waiting),
        inArray(jobs.status, ['SUBMITTED', 'PAID']),
        lte(jobs.submittedAt, approved),
        or(isNull(jobs.reportStatus), eq(jobs.reportStatus, 'RESOLVED')),
        sql`(${jobs.waiting}->>'payCents')::int > 0 and ${payments.id} is null`,
        // a report decided that nobody pays anything
        sql`${jobs.decidedPayoutCents} is distinct from 0`,
      ),
    )
    .orderBy(jobs.submittedAt)
    .limit(200);
  return due.map(({ id }) => id);
}

async function oweForWaiting(kit: Kit, tx: Tx, jobId: string): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (!job?.waiting || isFrozen(job) || job.decidedPayoutCents === 0) return;
  await owe(kit, tx, job, 'waiting', toCents(job.waiting.payCents ?? 0));
}

async function refusedPayments({ db, clock }: Kit): Promise<string[]> {
  const rested = lte(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`, plus(clock.now(), -day));
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.kind, ['cancellation', 'waiting']),
        inArray(payments.status, ['failed', 'requires_action']),
        ...[lt(payments.attempt, mostTries), rested],
      ),
    )
    .limit(200);
  return rows.map(({ id }) => id);
}

/**
 * With the card that is the default by now; false while there is none. A new try has a new key, so that the provider
 * does not repeat itself.
 */
async function tryAgain(kit: Kit, tx: Tx, id: string): Promise<boolean> {
  const { payment } = await holdPayment(tx, id);
  if (payment.status !== 'failed' && payment.status !== 'requires_action') return false;
  const card = await defaultCard(tx, payment.payerId);
  if (!card) return false;
  const again = { status: 'pending' as const, attempt: payment.attempt + 1, settledAt: kit.clock.now() };
  await changePayment(tx, payment, { ...again, paymentMethodId: card.id });
  return true;
}
