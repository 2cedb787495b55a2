import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { homeTasks, jobTasks } from '../table.ts';

/** SQL: whether an upload shows how a task should look, on a home's list or on a job's. */
export const photosOnTasks = (upload: { id: SQLWrapper }): SQL =>
  sql`(exists (select from ${homeTasks} where ${homeTasks.uploadId} = ${upload.id})
    or exists (select from ${jobTasks} where ${jobTasks.uploadId} = ${upload.id}))`;
