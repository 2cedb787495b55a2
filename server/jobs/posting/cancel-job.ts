import { and, eq, isNotNull } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import type { Cents } from '#contract/money.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { closePendingBids } from '../bidding/close-bids.ts';
import { type JobRow, lockJobFor, moveJob } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { bids } from '../table.ts';

/** What a host owes for canceling late. Answered by the room of payments, which is above this one. */
export interface CancelPay {
  /** Writes it down in the transaction of the cancellation; null if it is nothing. `stale` if the host saw another sum. */
  owe(kit: Kit, tx: Tx, job: JobRow, seenCents?: Cents): Promise<string | null>;
  /** Charges the card after the commit. */
  charge(kit: Kit, paymentId: string): Promise<void>;
}

/** A host cancels a cleaning before work has begun; once that is late, a share of the payout is the cleaner's. */
export async function cancelJob(
  kit: Kit,
  actor: Actor,
  jobId: string,
  pay: CancelPay,
  seenCents?: Cents,
): Promise<Job> {
  const owed: { id: string | null } = { id: null };
  const canceled = await transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'cancel');
    owed.id = await pay.owe(kit, tx, job, seenCents);
    await cancelLocked(kit, tx, job, { by: 'host', actorId: actor.id });
    return showJob(kit, tx, actor, jobId);
  });
  // The job is canceled, whatever becomes of the charge: its task tries again.
  if (owed.id) await pay.charge(kit, owed.id).catch((error) => kit.log.warn({ jobId, err: error }, 'not charged yet'));
  return canceled;
}

interface Canceling {
  by: 'host' | 'admin' | 'clock';
  actorId: string | null;
  reason?: string;
}

/** Cancels a locked job if its state lets this mover do it (else 409), and rejects its pending bids. */
export async function cancelLocked(kit: Kit, tx: Tx, job: JobRow, { by, actorId, reason }: Canceling): Promise<void> {
  const at = kit.clock.now();
  const changes = { canceledAt: at, cancelReason: reason ?? null };
  await moveJob(kit, tx, job, { to: 'CANCELED', mover: by, kind: 'CANCELED', actorId, changes });
  const standby = await tx
    .select({ id: bids.id })
    .from(bids)
    .where(and(eq(bids.jobId, job.id), eq(bids.status, 'PENDING'), isNotNull(bids.teamRank)));
  const standbyBidIds = standby.map(({ id }) => id);
  const rejectedBidIds = await closePendingBids(tx, { which: eq(bids.jobId, job.id), at, because: ['jobCanceled'] });
  await record(kit, tx, {
    ...{ kind: 'job canceled', jobId: job.id, cleanerId: job.cleanerId, by, rejectedBidIds, standbyBidIds },
  });
}
