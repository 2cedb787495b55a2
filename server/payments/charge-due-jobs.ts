import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { chargedAfter, doubtfulChargedAfter, waitingApprovedAfter } from '#contract/terms.ts';
import { defaultCard } from '#server/cards/index.ts';
import { record } from '#server/events.ts';
import { isFrozen, lockJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { askProvider } from './ask-provider.ts';
import { fitPayment } from './fit-payment.ts';
import { type Charge, changePayment, type PaymentRow, prepareCharge } from './hold-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { payments } from './table.ts';

/** A declined card is retried daily, for this many tries in all; then the host has to act. */
const mostTries = 5;

/**
 * The task `charge-due-jobs`: charges the saved cards for jobs submitted 48 hours ago, as their hosts agreed. Doubtful
 * work waits a week for its host to look at it; a cleaning that could not be done counts as approved after a day, and
 * reported work waits until its report is resolved.
 */
export function dueCharges(kit: Kit) {
  return async (): Promise<void> => {
    for (const jobId of await dueJobs(kit)) {
      try {
        await chargeDueJob(kit, jobId);
      } catch (error) {
        kit.log.warn({ jobId, err: error }, 'due job not charged yet');
      }
    }
  };
}

const hasNoDoubts = sql`${jobs.doubts} = '[]'::jsonb`;

async function dueJobs({ db, clock }: Kit): Promise<string[]> {
  const now = clock.now();
  const again = and(
    eq(payments.status, 'failed'),
    lte(payments.attempt, mostTries - 1),
    lte(sql`coalesce(${payments.settledAt}, ${payments.createdAt})`, plus(now, -day)),
  );
  const due = await db
    .select({ id: jobs.id })
    .from(jobs)
    .leftJoin(payments, and(eq(payments.jobId, jobs.id), eq(payments.kind, 'job')))
    .where(
      and(
        eq(jobs.status, 'SUBMITTED'),
        or(isNull(jobs.reportStatus), eq(jobs.reportStatus, 'RESOLVED')),
        or(
          isNotNull(jobs.decidedPayoutCents),
          and(lte(jobs.submittedAt, plus(now, -waitingApprovedAfter)), eq(jobs.couldNotClean, true)),
          and(lte(jobs.submittedAt, plus(now, -chargedAfter)), hasNoDoubts),
          lte(jobs.submittedAt, plus(now, -doubtfulChargedAfter)),
        ),
        or(isNull(payments.id), inArray(payments.status, ['pending']), again),
      ),
    )
    .orderBy(jobs.submittedAt)
    .limit(200);
  return due.map(({ id }) => id);
}

/** Charges the default card for a job that is due. */
export async function chargeDueJob(kit: Kit, jobId: string): Promise<void> {
  await fitPayment(kit, jobId);
  const charge = await transact(kit, (tx) => prepare(kit, tx, jobId), { keyed: false });
  if (!charge) return;
  const atProvider = await askProvider(kit, { ...charge, offSession: true });
  await transact(kit, async (tx) => {
    const payment = await settlePayment(kit, tx, charge.payment.id, atProvider);
    if (payment.status === 'failed' || payment.status === 'requires_action') await tellHost(kit, tx, payment);
  });
}

async function prepare(kit: Kit, tx: Tx, jobId: string): Promise<Charge | null> {
  const job = await lockJob(tx, jobId);
  if (job?.status !== 'SUBMITTED' || isFrozen(job) || job.decidedPayoutCents === 0) return null;
  const card = await defaultCard(tx, job.hostId);
  return card && prepareCharge(kit, tx, job, card, { byHand: false });
}

/** Records when it failed, so that the card rests for a day, and notifies the host. */
async function tellHost(kit: Kit, tx: Tx, payment: PaymentRow): Promise<void> {
  await changePayment(tx, payment, { settledAt: kit.clock.now() });
  await record(kit, tx, { kind: 'payment failed', paymentId: payment.id });
}
