import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { inWords } from './assigning.ts';
import { loseHire } from './lose-hire.ts';
import { passOn } from './pass-on.ts';

/** The assigned cleaner steps back before starting work; the next backup takes over, or the job reopens. */
export async function withdrawFromJob(kit: Kit, actor: Actor, jobId: string): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJobFor(kit, tx, actor, jobId, 'withdraw');
      const next = await passOn(kit, tx, job, {
        bidBecomes: 'WITHDRAWN',
        mover: 'assigned cleaner',
        actorId: actor.id,
      });
      await loseHire(tx, { jobId, cleanerId: actor.id, missed: false, at: kit.clock.now() });
      await record(kit, tx, { kind: 'cleaner withdrew', jobId, cleanerId: actor.id, next });
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw inWords(error);
  }
}
