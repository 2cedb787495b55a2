import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { type JobRow, lockJob } from '../lock-job.ts';

/** Locks the job that this cleaner is assigned to; for everybody else there is none. */
export async function lockOwnWork(tx: Tx, actor: Actor, jobId: string): Promise<JobRow> {
  const job = await lockJob(tx, jobId);
  if (job?.cleanerId !== actor.id) throw jobNotFound();
  return job;
}
