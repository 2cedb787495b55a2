import { sql } from 'drizzle-orm';
import type { Task } from '#contract/work.ts';
import { jobs, type jobTasks } from '#server/jobs/table.ts';

/** A task as JSON brings it, with its instants as text. */
export type StoredTask = Omit<Task, 'doneAt'> & { doneAt: string | null };

/** The checklist of a query's job in its order, read along in one column. */
export const tasksColumn = sql<StoredTask[]>`(
  select coalesce(json_agg(task), '[]') from (
    select id, name, room, required, done_at as "doneAt", skipped_reason as "skippedReason", template_key as "templateKey"
    from job_task where job_id = ${jobs.id} order by position) task)`;

export const presentStoredTask = ({ doneAt, ...task }: StoredTask): Task =>
  presentTask({ ...task, doneAt: doneAt === null ? null : new Date(doneAt) });

export const presentTask = ({
  id,
  name,
  room,
  required,
  doneAt,
  skippedReason,
  templateKey,
}: Omit<typeof jobTasks.$inferSelect, 'jobId' | 'position' | 'priceDollars'>): Task => ({
  id,
  name,
  room,
  required,
  doneAt: doneAt?.toISOString() ?? null,
  skippedReason,
  templateKey,
});
