import { isFrozen, type JobRow, lockJob } from '#server/jobs/index.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { chargeDueJob } from './charge-due-jobs.ts';
import { closeUnpaid } from './close-job.ts';
import { fitPayment, hostPaysFor } from './fit-payment.ts';
import { releaseEarnings } from './hold-earnings.ts';
import { jobPayment } from './job-payment.ts';
import { refundPayment } from './refund-payment.ts';

/**
 * Moves the money as a report was resolved: charges the decided amount, or refunds the difference and releases the
 * rest. May run any number of times, at once too; runs outside of transactions.
 */
export async function settleReport(kit: Kit, jobId: string): Promise<void> {
  await fitPayment(kit, jobId);
  const job = await read(kit, jobId);
  if (job?.reportStatus !== 'RESOLVED') return;
  if (job.status === 'SUBMITTED' && job.decidedPayoutCents !== null) return charge(kit, job);
  if (job.status === 'PAID') await refundAndRelease(kit, job);
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
  if (payment && job.decidedPayoutCents !== null) await refundPayment(kit, payment.id, hostPaysFor(job));
  await transact(
    kit,
    async (tx) => {
      const held = await lockJob(tx, job.id);
      if (held && !isFrozen(held)) await releaseEarnings(kit, tx, held);
    },
    { keyed: false },
  );
}

/** The task `settle-report`. */
export const reportSettler =
  (kit: Kit) =>
  ({ jobId }: Record<string, unknown>): Promise<void> =>
    settleReport(kit, String(jobId));
