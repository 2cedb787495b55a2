import { sql } from 'drizzle-orm';
import type { Task } from '#contract/work.ts';
import { jobs } from '../table.ts';

/** A task as its table gives it, or JSON, where the instant is text. */
export type StoredTask = Omit<Task, 'doneAt'> & { doneAt: Date | string | null };

/** The checklist of a query's job, in order, read in one column. */
export const tasksColumn = sql<StoredTask[]>`(
  select coalesce(json_agg(task), '[]') from (
    select id, name, room, required, done_at as "doneAt", skipped_reason as "skippedReason", template_key as "templateKey"
    from job_task where job_id = ${jobs.id} order by position) task)`;

export const presentTask = ({ id, name, room, required, doneAt, skippedReason, templateKey }: StoredTask): Task => ({
  id,
  name,
  room,
  required,
  doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
  skippedReason,
  templateKey,
});
