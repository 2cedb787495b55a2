import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { jobTasks } from '../table.ts';

/** One of this job's tasks, or none; what belongs to another job is not found. */
export async function taskOf(tx: Tx, jobId: string, taskId: string | null | undefined): Promise<string | null> {
  if (!taskId) return null;
  const isTask = and(eq(jobTasks.id, taskId), eq(jobTasks.jobId, jobId));
  const [found] = await tx.select({ id: jobTasks.id }).from(jobTasks).where(isTask);
  if (!found) throw jobNotFound();
  return found.id;
}
