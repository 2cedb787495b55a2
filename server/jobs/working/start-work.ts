import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJobFor, moveJob } from '../lock-job.ts';
import { showJob } from '../show-job.ts';

/** The assigned cleaner starts, from so long before the agreed time as the job’s terms say; starting counts as confirming. */
export const startWork = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'start');
    const now = kit.clock.now();
    await moveJob(kit, tx, job, {
      to: 'IN_PROGRESS',
      mover: 'assigned cleaner',
      kind: 'STARTED',
      actorId: actor.id,
      changes: { startedAt: now, confirmedAt: job.confirmedAt ?? now },
    });
    await record(kit, tx, { kind: 'work started', jobId });
    return showJob(kit, tx, actor, jobId);
  });
