import { eq } from 'drizzle-orm';
import { taskTemplates } from '#contract/task-templates.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { JobRow } from '../lock-job.ts';
import { type CustomTask, jobTasks } from '../table.ts';

type TaskRow = Omit<typeof jobTasks.$inferInsert, 'id' | 'jobId'>;

/** A job's checklist: its cleaning type's template, then the host's own tasks. */
function checklistOf(cleaningType: JobRow['cleaningType'], customTasks: readonly CustomTask[]): TaskRow[] {
  const fromTemplate = taskTemplates[cleaningType].map(({ key, name, room, required, price }) => ({
    name,
    room,
    required,
    templateKey: key,
    priceDollars: price,
  }));
  const own = customTasks.map(({ name, required }) => ({ name, required }));
  return [...fromTemplate, ...own].map((task, position) => ({ ...task, position }));
}

/** Replaces a job's checklist, in the caller's transaction: when it is posted, and when it is changed while OPEN. */
export async function writeChecklist(
  tx: Tx,
  { id: jobId, cleaningType, customTasks }: Pick<JobRow, 'id' | 'cleaningType' | 'customTasks'>,
): Promise<void> {
  await tx.delete(jobTasks).where(eq(jobTasks.jobId, jobId));
  const rows = checklistOf(cleaningType, customTasks);
  await tx.insert(jobTasks).values(rows.map((row) => ({ id: newId(), jobId, ...row })));
}
