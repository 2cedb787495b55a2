import { and, asc, count, eq, gte } from 'drizzle-orm';
import { type TemplateTask, taskTemplates } from '#contract/task-templates.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { CustomTask } from '../custom-task.ts';
import type { JobRow } from '../lock-job.ts';
import { homeTasks, jobTasks } from '../table.ts';

type TaskRow = Omit<typeof jobTasks.$inferInsert, 'id' | 'jobId' | 'position'>;
type ListedJob = Pick<JobRow, 'id' | 'propertyId' | 'cleaningType' | 'customTasks'>;

/** Replaces a job's checklist, in the caller's transaction: when it becomes another cleaning, and with its home's list. */
export async function replaceChecklist(tx: Tx, job: ListedJob): Promise<void> {
  await tx.delete(jobTasks).where(eq(jobTasks.jobId, job.id));
  await writeChecklist(tx, job);
}

/** The checklist of a job that has none yet, as it is posted. */
export async function writeChecklist(tx: Tx, { id, propertyId, cleaningType, customTasks }: ListedJob): Promise<void> {
  await insertFrom(tx, id, 0, [...(await listOf(tx, propertyId, cleaningType)), ...customTasks.map(ownTask)]);
}

/** Replaces the tasks that the host added to one job: they come last, and the rest stays as it was posted. */
export async function writeCustomTasks(
  tx: Tx,
  before: Pick<ListedJob, 'id' | 'customTasks'>,
  customTasks: readonly CustomTask[],
): Promise<void> {
  const [found] = await tx.select({ tasks: count() }).from(jobTasks).where(eq(jobTasks.jobId, before.id));
  const first = (found?.tasks ?? 0) - before.customTasks.length;
  await tx.delete(jobTasks).where(and(eq(jobTasks.jobId, before.id), gte(jobTasks.position, first)));
  await insertFrom(tx, before.id, first, customTasks.map(ownTask));
}

async function insertFrom(tx: Tx, jobId: string, first: number, tasks: readonly TaskRow[]): Promise<void> {
  const rows = tasks.map((task, index) => ({ id: newId(), jobId, position: first + index, ...task }));
  if (rows.length > 0) await tx.insert(jobTasks).values(rows);
}

/**
 * A home's own list takes the place of the standard one; a deep clean still adds what goes deeper. A maintenance visit
 * is a touch-up between stays, so it keeps its short list.
 */
async function listOf(tx: Tx, propertyId: string, cleaningType: JobRow['cleaningType']): Promise<TaskRow[]> {
  const template = taskTemplates[cleaningType];
  if (cleaningType === 'maintenance') return template.map(templateTask);
  const own = await tx
    .select()
    .from(homeTasks)
    .where(eq(homeTasks.propertyId, propertyId))
    .orderBy(asc(homeTasks.position));
  if (own.length === 0) return template.map(templateTask);
  return [
    ...own.map(({ id: _, propertyId: __, position: ___, ...task }) => task),
    ...template.filter((task) => !taskTemplates.standard.includes(task)).map(templateTask),
  ];
}

const templateTask = ({ key, name, room, required, price }: TemplateTask): TaskRow => ({
  ...{ name, room, required },
  ...{ templateKey: key, priceDollars: price },
});

const ownTask = ({ name, required }: CustomTask): TaskRow => ({ name, required });
