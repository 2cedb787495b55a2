import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { jobs } from '../table.ts';
import { waitingOver } from '../waiting.ts';
import { recordWaitEnd } from './record-wait-end.ts';

/** The cleaner can start after all: what the wait came to is fixed. */
export const endWaiting = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'endWaiting');
    await tx.update(jobs).set(waitingOver(job, kit.clock.now())).where(eq(jobs.id, jobId));
    await recordWaitEnd(kit, tx, job);
    return showJob(kit, tx, actor, jobId);
  });
