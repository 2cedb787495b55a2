import { asc, eq, sql } from 'drizzle-orm';
import type { Task } from '#contract/work.ts';
import { jobTasks } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';

const checklist = prepared((reader) =>
  reader
    .select()
    .from(jobTasks)
    .where(eq(jobTasks.jobId, sql.placeholder('jobId')))
    .orderBy(asc(jobTasks.position))
    .prepare('job_checklist'),
);

/** The checklist of a job in its order. */
export async function tasksOf(reader: Reader, jobId: string): Promise<Task[]> {
  const rows = await checklist(reader).execute({ jobId });
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
