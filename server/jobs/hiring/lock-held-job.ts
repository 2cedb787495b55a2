import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { invalidTransition } from '../move-job.ts';

/** Locks the job that this cleaner is assigned to and has not started; for everybody else there is none. */
export async function lockHeldJob(tx: Tx, actor: Actor, jobId: string): Promise<JobRow> {
  const job = await lockJob(tx, jobId);
  if (job?.cleanerId !== actor.id) throw jobNotFound();
  if (job.status !== 'ASSIGNED') throw invalidTransition(job.status);
  return job;
}
