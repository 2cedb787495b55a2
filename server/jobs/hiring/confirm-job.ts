import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { jobs } from '../table.ts';

/** The assigned cleaner confirms that they will come; confirming again changes nothing. */
export const confirmJob = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'confirm');
    if (!job.confirmedAt) {
      await tx.update(jobs).set({ confirmedAt: kit.clock.now() }).where(eq(jobs.id, jobId));
      await record(kit, tx, { kind: 'cleaner confirmed', jobId, cleanerId: actor.id });
    }
    return showJob(kit, tx, actor, jobId);
  });
