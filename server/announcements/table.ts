import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notificationKinds } from '#contract/notifications.ts';
import { users } from '#server/accounts/table.ts';
import type { Fact } from '#server/events.ts';
import { jobs } from '#server/jobs/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';
import type { MailWords } from './mail-words.ts';

/**
 * What someone was notified of. Ids and cents, no names or sentences: those are read when it is shown, so they are in
 * the reader's language and disappear with the rows they come from.
 */
export const notifications = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    /** The fact it is about; the same fact may be announced twice. */
    factId: uuid().notNull(),
    recipientId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: notificationKinds }).notNull(),
    jobId: uuid().references(() => jobs.id),
    /** The person it is about: the bidder, the cleaner who withdrew. */
    personId: uuid().references(() => users.id),
    amountCents: centsColumn(),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (row) => [
    uniqueIndex('notification_once').on(row.factId, row.recipientId),
    // read backwards: the newest first
    index('notification_list').on(row.recipientId, row.createdAt, row.id),
    index('notification_unread').on(row.recipientId, row.createdAt, row.id).where(sql`${row.readAt} is null`),
    index('notification_age').on(row.createdAt),
  ],
);

/** The mails of one kind about one job to one person: one in five minutes; what comes in between waits as one. */
export const mailThreads = pgTable(
  'mail_thread',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    recipientId: uuid()
      .notNull()
      .references(() => users.id),
    words: text().$type<MailWords>().notNull(),
    /** When the last one was written. */
    writtenAt: instant().notNull(),
    /** The newest fact since then, still to be mailed. */
    heldFact: jsonb().$type<Fact>(),
    heldFactId: uuid(),
  },
  (thread) => [
    primaryKey({ columns: [thread.jobId, thread.recipientId, thread.words] }),
    index('mail_thread_written').on(thread.writtenAt),
  ],
);
