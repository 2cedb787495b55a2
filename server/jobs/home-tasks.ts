import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { properties } from '#server/properties/table.ts';
import { taskColumns } from './task-columns.ts';

/** The checklist of a home's own: replaced as a whole, so the first row's id names what was saved. */
export const homeTasks = pgTable(
  'home_task',
  {
    id: uuid().primaryKey(),
    propertyId: uuid()
      .notNull()
      .references(() => properties.id),
    position: smallint().notNull(),
    ...taskColumns(),
  },
  (task) => [
    uniqueIndex('home_task_position').on(task.propertyId, task.position),
    index('home_task_upload').on(task.uploadId).where(sql`${task.uploadId} is not null`),
  ],
);
