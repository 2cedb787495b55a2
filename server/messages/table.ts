import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { languageCodes } from '#contract/languages.ts';
import { quickReplies } from '#contract/quick-replies.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { instant } from '#server/platform/columns.ts';

/** The conversation of a job's host with one cleaner, from the first message on. */
export const messageThreads = pgTable(
  'message_thread',
  {
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    cleanerId: uuid()
      .notNull()
      .references(() => users.id),
    hostId: uuid()
      .notNull()
      .references(() => users.id),
    /** The newest message. */
    lastId: uuid().notNull(),
    lastAt: instant().notNull(),
  },
  (thread) => [
    primaryKey({ columns: [thread.jobId, thread.cleanerId] }),
    // read backwards: the newest first
    index('message_thread_host').on(thread.hostId, thread.lastAt, thread.lastId),
    index('message_thread_cleaner').on(thread.cleanerId, thread.lastAt, thread.lastId),
  ],
);

export const messages = pgTable(
  'message',
  {
    id: uuid().primaryKey(),
    jobId: uuid().notNull(),
    cleanerId: uuid().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    recipientId: uuid()
      .notNull()
      .references(() => users.id),
    /** Who wrote it for the host, where a member of their team did. */
    byId: uuid().references(() => users.id),
    /** Empty once its author was erased. */
    text: text().notNull(),
    /** The quick reply that the text is, in some language. */
    quick: text({ enum: quickReplies }),
    createdAt: instant().notNull(),
    /** When the recipient read it. */
    readAt: instant(),
    /** When an admin took it out of the conversation; both know that it was there. */
    hiddenAt: instant(),
  },
  (message) => [
    foreignKey({
      name: 'message_in_thread',
      columns: [message.jobId, message.cleanerId],
      foreignColumns: [messageThreads.jobId, messageThreads.cleanerId],
    }),
    index('message_thread_order').on(message.jobId, message.cleanerId, message.createdAt, message.id),
    index('message_unread')
      .on(message.recipientId, message.jobId, message.cleanerId)
      .where(sql`${message.readAt} is null`),
    index('message_author').on(message.authorId),
    index('message_by').on(message.byId).where(sql`${message.byId} is not null`),
  ],
);

/** The pictures of a message, in their order. */
export const messagePhotos = pgTable(
  'message_photo',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    position: smallint().notNull(),
  },
  (photo) => [
    primaryKey({ columns: [photo.messageId, photo.position] }),
    index('message_photo_upload').on(photo.uploadId),
  ],
);

/** What the translator answered; goes when the text goes. */
export const messageTranslations = pgTable(
  'message_translation',
  {
    messageId: uuid()
      .notNull()
      .references(() => messages.id),
    language: text({ enum: languageCodes }).notNull(),
    text: text().notNull(),
  },
  (translation) => [primaryKey({ columns: [translation.messageId, translation.language] })],
);
