import { and, eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import type { WaitingReason } from '#contract/states.ts';
import { centsPerHourOf, isAlarm } from '#contract/waiting-pay.ts';
import { record } from '#server/events.ts';
import { hour } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { type JobRow, lockJobFor, moveJob } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { bids, jobs } from '../table.ts';
import { earlierWaits } from '../waiting.ts';

/**
 * The assigned cleaner is at the door and cannot begin: the host is alerted and the wait counts. Being there is
 * checking in, so a job that was not started is. Another wait at the same job keeps the one before.
 */
export const reportWaiting = (kit: Kit, actor: Actor, jobId: string, reason: WaitingReason): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'wait');
    const now = kit.clock.now();
    const centsPerHour = centsPerHourOf(job.payoutCents, await estimatedHours(tx, job));
    const waiting = {
      ...{ reason, since: now.toISOString(), endedAt: null, centsPerHour, payCents: null },
      ...earlierWaits(job),
    };
    if (job.status === 'ASSIGNED')
      await moveJob(kit, tx, job, {
        ...{ to: 'IN_PROGRESS', mover: 'assigned cleaner', kind: 'STARTED', actorId: actor.id },
        changes: { startedAt: now, confirmedAt: job.confirmedAt ?? now, waiting },
      });
    else await tx.update(jobs).set({ waiting }).where(eq(jobs.id, jobId));
    await record(kit, tx, { kind: 'cleaner waits', jobId, reason, since: waiting.since, alarm: isAlarm(waiting) });
    return showJob(kit, tx, actor, jobId);
  });

/** As the cleaner's bid has it; without one, as long as the job lasts, but no less than a bid may say. */
async function estimatedHours(tx: Tx, { id, cleanerId, startTime, endTime }: JobRow): Promise<number> {
  const accepted = and(eq(bids.jobId, id), eq(bids.cleanerId, cleanerId ?? ''), eq(bids.status, 'ACCEPTED'));
  const [bid] = await tx.select({ hours: bids.estimatedHours }).from(bids).where(accepted);
  return bid?.hours ?? Math.max(1, (endTime.getTime() - startTime.getTime()) / hour);
}
