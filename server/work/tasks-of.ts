import { asc, eq } from 'drizzle-orm';
import type { Task } from '#contract/work.ts';
import { jobTasks } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** The checklist of a job in its order. */
export async function tasksOf(reader: Reader, jobId: string): Promise<Task[]> {
  const rows = await reader.select().from(jobTasks).where(eq(jobTasks.jobId, jobId)).orderBy(asc(jobTasks.position));
  return rows.map(presentTask);
}

export const presentTask = ({
  id,
  name,
  room,
  required,
  doneAt,
  skippedReason,
  templateKey,
}: typeof jobTasks.$inferSelect): Task => ({
  id,
  name,
  room,
  required,
  doneAt: doneAt?.toISOString() ?? null,
  skippedReason,
  templateKey,
});
