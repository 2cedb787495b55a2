import { index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { findingKinds } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs, jobTasks } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { instant } from '#server/platform/columns.ts';

/** What a cleaner found in a home that its host should know: damage, something that is running low, or a note. */
export const findings = pgTable(
  'finding',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    finderId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: findingKinds }).notNull(),
    /** Null for a note. */
    item: text(),
    note: text(),
    room: text(),
    taskId: uuid().references(() => jobTasks.id, { onDelete: 'set null' }),
    /** What the phone calls it, which may send it again days later. */
    sentAs: text(),
    foundAt: instant().notNull(),
    settledAt: instant(),
  },
  (finding) => [
    uniqueIndex('finding_sent_as').on(finding.jobId, finding.sentAs),
    index('finding_task').on(finding.taskId),
    index('finding_finder').on(finding.finderId),
  ],
);

/** Its pictures, in their order. */
export const findingPhotos = pgTable(
  'finding_photo',
  {
    findingId: uuid()
      .notNull()
      .references(() => findings.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    position: smallint().notNull(),
  },
  (photo) => [
    primaryKey({ columns: [photo.findingId, photo.position] }),
    index('finding_photo_upload').on(photo.uploadId),
  ],
);
