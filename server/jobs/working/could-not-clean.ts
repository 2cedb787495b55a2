import type { Job } from '#contract/jobs.ts';
import { toCents } from '#contract/money.ts';
import { couldNotCleanPayOf, leavingWaitPayOf, waitedBy } from '#contract/waiting-pay.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { type JobRow, lockJobFor, moveJob } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { endedWaiting } from '../waiting.ts';

const nothing = toCents(0);

/**
 * The cleaner has waited as long as waiting is paid and leaves: the job is submitted as it is, at half the payout and
 * without fees. The waiting pay comes on top, and the host has a day to contest both.
 */
export const couldNotClean = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'couldNotClean');
    const now = kit.clock.now();
    await moveJob(kit, tx, job, {
      ...{ to: 'SUBMITTED', mover: 'assigned cleaner', kind: 'SUBMITTED', actorId: actor.id },
      changes: {
        ...{ submittedAt: now, couldNotClean: true, waiting: leftWaiting(job, now) },
        payoutCents: couldNotCleanPayOf(job.payoutCents),
        // without a fee there is none to waive
        ...{ hostFeeCents: nothing, cleanerFeeCents: nothing, creditId: null },
      },
    });
    await record(kit, tx, { kind: 'could not clean', jobId });
    return showJob(kit, tx, actor, jobId);
  });

function leftWaiting({ waiting, payoutCents }: JobRow, now: Date): JobRow['waiting'] {
  if (!waiting) return null;
  const waited = waitedBy(waiting, now.getTime());
  return { ...endedWaiting(waiting, now), payCents: leavingWaitPayOf(payoutCents, waiting.centsPerHour, waited) };
}
