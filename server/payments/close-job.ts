import { record } from '#server/events.ts';
import { isFrozen, type JobRow, moveJob, moveReport, releaseBackups } from '#server/jobs/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { PaymentRow } from './hold-payment.ts';

/** A job's payment has succeeded: the job is PAID. Whoever pays for a reported job in full withdraws the report. */
export async function closeJob(kit: Kit, tx: Tx, payment: PaymentRow, job: JobRow): Promise<void> {
  const { id, byHand, payerId } = payment;
  // An admin may cancel a job while its payment is on the way: then the money is refunded.
  if (job.status !== 'SUBMITTED') return kit.tasks.send(tx, 'refund-payment', { paymentId: id });
  const actorId = byHand ? payerId : null;
  await pay(kit, tx, byHand ? await withdrawReport(kit, tx, job, payerId) : job, { actorId, paymentId: id });
}

/** A report was resolved with nothing to pay: the job is PAID all the same, so that both can review. */
export const closeUnpaid = (kit: Kit, tx: Tx, job: JobRow): Promise<void> =>
  pay(kit, tx, job, { actorId: null, paymentId: null });

async function withdrawReport(kit: Kit, tx: Tx, job: JobRow, actorId: string): Promise<JobRow> {
  if (!isFrozen(job)) return job;
  const moved = await moveReport(kit, tx, job, { to: 'RESOLVED', dueAt: null, actorId });
  await record(kit, tx, { kind: 'report withdrawn', jobId: job.id });
  return moved;
}

interface Paid {
  actorId: string | null;
  /** Null where nothing was to be paid. */
  paymentId: string | null;
}

async function pay(kit: Kit, tx: Tx, job: JobRow, { actorId, paymentId }: Paid): Promise<void> {
  const paidAt = kit.clock.now();
  // where nobody pays, no fee was waived: the cleaner keeps their credit
  const changes = { paidAt, ...(paymentId === null && { creditId: null }) };
  await moveJob(kit, tx, job, { to: 'PAID', mover: 'settlement', kind: 'PAID', actorId, changes });
  const releasedBidIds = await releaseBackups(tx, job.id, paidAt);
  await record(kit, tx, { kind: 'job paid', jobId: job.id, paymentId, releasedBidIds });
}
