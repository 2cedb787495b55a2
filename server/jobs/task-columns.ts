import { boolean, text, uuid } from 'drizzle-orm/pg-core';
import { uploads } from '#server/photos/table.ts';

/** What a task is, on a home's list and on a job's. */
export const taskColumns = () => ({
  name: text().notNull(),
  room: text(),
  required: boolean().notNull(),
  templateKey: text(),
  /** What the host wrote to it. */
  note: text(),
  /** How it should look afterwards. */
  uploadId: uuid().references(() => uploads.id),
});
