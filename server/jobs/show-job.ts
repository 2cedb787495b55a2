import type { Job } from '#contract/jobs.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { presentJob } from './present-job.ts';
import { readSeenJob } from './read-seen-job.ts';

/** The job as this actor sees it now: what every call that changes a job answers. In a transaction pass its `tx`. */
export async function showJob(
  { clock }: Pick<Kit, 'clock'>,
  reader: Reader,
  actor: Actor,
  jobId: string,
): Promise<Job> {
  const now = clock.now();
  const seen = await readSeenJob(reader, actor, jobId, now);
  if (!seen) throw jobNotFound();
  return presentJob(seen.view, seen.viewer, now);
}
