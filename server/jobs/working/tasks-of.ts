import { eq, type SQL, sql } from 'drizzle-orm';
import type { DoneBy } from '#contract/helper-of-job.ts';
import { shortNameOf } from '#contract/short-name.ts';
import type { Task } from '#contract/work.ts';
import { users } from '#server/accounts/table.ts';
import { uploads } from '#server/photos/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLinks } from '#server/platform/photo-link.ts';
import { jobs, jobTasks } from '../table.ts';

/** A task as a query gives it in JSON, where the instant is text and its picture a key of storage. */
export type StoredTask = Omit<Task, 'photo' | 'doneBy'> & { photoKey: string | null; doneBy: DoneBy | null };

const rowsOf = (which: SQL): SQL => sql`
  select task.id, task.name, task.room, task.required, task.done_at as "doneAt", task.skipped_reason as "skippedReason",
    task.template_key as "templateKey", task.note, upload.storage_key as "photoKey",
    case when task.done_at is not null or task.skipped_reason is not null then
      (select json_build_object('id', by.id, 'name', by.name) from ${users} by where by.id = task.marked_by) end as "doneBy"
  from job_task task left join ${uploads} upload on upload.id = task.upload_id
  where ${which} order by task.position`;

/** The checklist of a query's job, in order, read in one column. */
export const tasksColumn = sql<StoredTask[]>`(
  select coalesce(json_agg(listed), '[]') from (${rowsOf(sql`task.job_id = ${jobs.id}`)}) listed)`;

/** One task, with its picture. */
export async function readTask(reader: Reader, id: string): Promise<StoredTask | null> {
  const [row] = await reader
    .select({
      task: sql<StoredTask>`(select row_to_json(one) from (${rowsOf(sql`task.id = ${jobTasks.id}`)}) one)`,
    })
    .from(jobTasks)
    .where(eq(jobTasks.id, id));
  return row?.task ?? null;
}

/** `whole` for those who may see the home: what its host wrote to a task, and how it should look. */
export const presentTask = (
  kit: Kit,
  { photoKey, doneAt, note, doneBy, ...task }: StoredTask,
  whole: boolean,
): Task => ({
  ...task,
  ...(whole && doneBy && { doneBy: shortly(doneBy) }),
  doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
  note: whole ? note : null,
  photo: whole && photoKey ? photoLinks(kit, photoKey) : null,
});

/** By first name and initial. */
export const shortly = ({ id, name }: DoneBy): DoneBy => ({ id, name: shortNameOf(name) });
