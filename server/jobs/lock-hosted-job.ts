import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { isOver } from './abilities.ts';
import { jobNotOpen } from './job-not-open.ts';
import { type JobRow, lockJob } from './lock-job.ts';

/** Locks a job of this host; for everybody else there is none. */
export async function lockHostedJob(tx: Tx, actor: Actor, jobId: string): Promise<JobRow> {
  const job = await lockJob(tx, jobId);
  if (job?.hostId !== actor.id) throw jobNotFound();
  return job;
}

/** Refuses (409) whoever comes after the job was given away, canceled or over. */
export function refuseUnlessOpen(job: JobRow, now: Date): void {
  if (job.status !== 'OPEN' || isOver(job, now)) throw jobNotOpen();
}
