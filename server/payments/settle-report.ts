import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { isFrozen, type JobRow, lockJob, markReportSettled } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { chargeDueJob } from './charge-due-jobs.ts';
import { fitPayments } from './fit-payments.ts';
import { fitRepayments } from './fit-repayments.ts';
import { releaseEarnings } from './hold-earnings.ts';
import { jobPayment } from './hold-payment.ts';
import { hostPaysFor } from './host-pays-for.ts';
import { refundPayment } from './refund-payment.ts';
import { closeUnpaid } from './settle-payment.ts';

/**
 * Moves the money as a report was resolved: charges the decided amount, or refunds the difference and releases the
 * rest. May run any number of times, at once too; runs outside of transactions.
 */
export async function settleReport(kit: Kit, jobId: string): Promise<void> {
  await fitPayments(kit, jobId, ['job']);
  const job = await read(kit, jobId);
  if (job?.reportStatus !== 'RESOLVED') return;
  if (job.status === 'SUBMITTED' && job.decidedPayoutCents !== null) return charge(kit, job);
  if (job.status === 'PAID') return refundAndRelease(kit, job);
  // withdrawn before it was paid, or canceled: there is nothing to follow
  await transact(kit, (tx) => markReportSettled(kit, tx, jobId), { keyed: false });
}

const read = (kit: Kit, jobId: string): Promise<JobRow | null> => kit.db.transaction((tx) => lockJob(tx, jobId));

async function charge(kit: Kit, { id, decidedPayoutCents }: JobRow): Promise<void> {
  if (decidedPayoutCents === 0) {
    await transact(
      kit,
      async (tx) => {
        const job = await lockJob(tx, id);
        if (job?.status === 'SUBMITTED') await closeUnpaid(kit, tx, job);
      },
      { keyed: false },
    );
    return;
  }
  const payment = await jobPayment(kit.db, id);
  // a card that was declined rests for a day, as after any other charge
  if (!payment || payment.status === 'pending' || payment.status === 'unknown') await chargeDueJob(kit, id);
}

async function refundAndRelease(kit: Kit, job: JobRow): Promise<void> {
  const payment = await jobPayment(kit.db, job.id);
  const how = { why: 'report' as const, fromCleaner: job.decidedFromCleaner };
  if (payment && job.decidedPayoutCents !== null)
    await refundPayment(kit, payment.id, { ...how, leftCents: hostPaysFor(job) });
  await fitRepayments(kit, job.id);
  await transact(
    kit,
    async (tx) => {
      const held = await lockJob(tx, job.id);
      if (!held || isFrozen(held)) return;
      await releaseEarnings(kit, tx, held);
      await markReportSettled(kit, tx, job.id);
    },
    { keyed: false },
  );
}

const batch = 200;

/** Whatever was resolved and not settled, should its task have died; those whose card was declined hold up no other. */
export async function settleResolvedReports(kit: Kit): Promise<void> {
  for (let after: string | null = null; ; ) {
    const found = await unsettled(kit, after);
    await eachOnItsOwn(kit, found, { failed: 'report not settled yet', work: ({ id }) => settleReport(kit, id) });
    const last = found.at(-1);
    if (!last || found.length < batch) return;
    after = last.id;
  }
}

const unsettled = ({ db }: Kit, after: string | null): Promise<{ id: string }[]> =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.reportStatus, 'RESOLVED'), isNull(jobs.reportSettledAt), after ? gt(jobs.id, after) : undefined))
    .orderBy(asc(jobs.id))
    .limit(batch);

/** The task `settle-report`. */
export const reportSettler =
  (kit: Kit) =>
  ({ jobId }: Record<string, unknown>): Promise<void> =>
    settleReport(kit, String(jobId));
