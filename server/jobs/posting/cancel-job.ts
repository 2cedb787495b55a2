import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { closePendingBids } from '../bidding/close-bids.ts';
import { type JobRow, lockJobFor } from '../lock-job.ts';
import { moveJob } from '../move-job.ts';
import { showJob } from '../show-job.ts';
import { bids } from '../table.ts';

/** A host cancels a cleaning before work has begun. */
export const cancelJob = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'cancel');
    await cancelLocked(kit, tx, job, { by: 'host', actorId: actor.id });
    return showJob(kit, tx, actor, jobId);
  });

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
  const rejectedBidIds = await closePendingBids(tx, { which: eq(bids.jobId, job.id), at });
  await record(kit, tx, { kind: 'job canceled', jobId: job.id, cleanerId: job.cleanerId, by, rejectedBidIds });
}
