import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { contentActions, contentFlags, contentKinds, contentReasons } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

/** Something that a person wrote or showed, and that another person or our rules want the admins to look at. */
export const contentReports = pgTable(
  'content_report',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: contentKinds }).notNull(),
    /** The message, review, job or photo on a job; of a profile or its picture, the account. */
    subjectId: uuid().notNull(),
    /** The job that it belongs to; null of profiles. */
    jobId: uuid().references(() => jobs.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    /** Null where our rules have found it. */
    reporterId: uuid().references(() => users.id),
    /** Chosen from a list; of messages people only write why. */
    about: text({ enum: contentReasons }),
    /** In the reporter's words, which may be none. */
    reason: text().notNull(),
    /** What the rules have found in it; the words themselves stay where they were written. */
    flags: text({ enum: contentFlags }).array().notNull().default(sql`'{}'`),
    /** Tells what they have found from what they find later: a keyed hash. */
    found: bytea(),
    /** The picture, which stays to be looked at when it is shown nowhere else anymore. */
    uploadId: uuid().references(() => uploads.id),
    createdAt: instant().notNull(),
    closedAt: instant(),
    closedBy: uuid().references(() => users.id),
    closingReason: text(),
    /** What the admin did on closing it. */
    action: text({ enum: contentActions }),
    /** What its author was told is wrong with it; null where nothing was done. */
    authorReason: text({ enum: contentReasons }),
    /** The beginning of the words that were decided about, as they were then; null of pictures and where nothing was done. */
    quotedText: text(),
    quotedWrittenAt: instant(),
    /** The words that were taken away with it, in full, for an admin who takes that back; null where they stay where they were. */
    removedText: text(),
  },
  (report) => [
    uniqueIndex('content_report_once')
      .on(report.kind, report.subjectId, report.reporterId)
      .where(sql`${report.reporterId} is not null and (${report.closedAt} is null or ${report.kind} = 'message')`),
    uniqueIndex('content_flag_once').on(report.kind, report.subjectId, report.found),
    // the same number in ten messages is one case, until somebody has done something about it
    uniqueIndex('content_flag_same')
      .on(report.kind, report.authorId, report.found)
      .where(sql`${report.closedAt} is null or ${report.action} = 'none'`),
    index('content_report_queue').on(report.closedAt, report.createdAt, report.id),
    index('content_report_reporter').on(report.reporterId).where(sql`${report.reporterId} is not null`),
    index('content_report_author').on(report.authorId),
    index('content_report_job').on(report.jobId).where(sql`${report.jobId} is not null`),
    index('content_report_upload').on(report.uploadId).where(sql`${report.uploadId} is not null`),
    check('content_report_closed', sql`(${report.closedAt} is null) = (${report.closingReason} is null)`),
    check('content_report_by', sql`(${report.reporterId} is null) = (${report.found} is not null)`),
  ],
);
