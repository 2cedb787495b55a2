import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { inWords } from '../hiring/assigning.ts';
import { passOn } from '../hiring/pass-on.ts';
import { lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';

/**
 * The assigned cleaner leaves because of what was offered: the job is no longer what they agreed to, so the host hears
 * that reason, and it is no withdrawal. The next backup takes over, or the job reopens.
 */
export async function leaveOverChange(kit: Kit, actor: Actor, jobId: string): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJobFor(kit, tx, actor, jobId, 'leaveOverChange');
      const next = await passOn(kit, tx, job, {
        bidBecomes: 'WITHDRAWN',
        mover: 'assigned cleaner',
        actorId: actor.id,
      });
      await record(kit, tx, { kind: 'cleaner left over change', jobId, cleanerId: actor.id, next });
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}
