import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { calendarAlarms } from '#contract/calendar-words.ts';
import type { PreferenceKind } from '#contract/notice-kinds.ts';
import { notificationKinds } from '#contract/notifications.ts';
import { contentReasons } from '#contract/states.ts';
import { sessions, users } from '#server/accounts/table.ts';
import { calendarIntegrations } from '#server/calendar/table.ts';
import { savedSearches } from '#server/cleaners/table.ts';
import type { Fact } from '#server/facts.ts';
import { jobs } from '#server/jobs/table.ts';
import { refundProposals } from '#server/payments/table.ts';
import { bytea, centsColumn, instant } from '#server/platform/columns.ts';
import type { MailWords } from './mails/mail-words.ts';

export { broadcasts } from './broadcast-table.ts';

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
    /** When that job was to begin at the time: what is told of one day stays about it. Null in older ones. */
    jobStart: instant(),
    /** The person it is about: the bidder, the cleaner who withdrew. */
    personId: uuid().references(() => users.id),
    amountCents: centsColumn(),
    /** The calendar that asks, and why it did. */
    integrationId: uuid().references(() => calendarIntegrations.id),
    alarm: text({ enum: calendarAlarms }),
    /** What was wrong with what its reader wrote or showed. */
    about: text({ enum: contentReasons }),
    /** The saved search that found the job; null once that is deleted. */
    searchId: uuid().references(() => savedSearches.id, { onDelete: 'set null' }),
    /** The refund that no second admin has confirmed. */
    proposalId: uuid().references(() => refundProposals.id),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (row) => [
    uniqueIndex('notification_once').on(row.factId, row.recipientId),
    // read backwards: the newest first
    index('notification_list').on(row.recipientId, row.createdAt, row.id),
    index('notification_unread').on(row.recipientId, row.createdAt, row.id).where(sql`${row.readAt} is null`),
    index('notification_age').on(row.createdAt),
    index('notification_search').on(row.searchId).where(sql`${row.searchId} is not null`),
    index('notification_conversation')
      .on(row.recipientId, row.jobId, row.personId, row.createdAt, row.id)
      .where(sql`${row.kind} = 'messageReceived'`),
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

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** What somebody has chosen for one kind of notice; where nothing is chosen, the defaults hold. */
export const noticePreferences = pgTable(
  'notice_preference',
  {
    userId: ofUser(),
    kind: text().$type<PreferenceKind>().notNull(),
    email: boolean(),
    push: boolean(),
    sms: boolean(),
  },
  (preference) => [primaryKey({ columns: [preference.userId, preference.kind] })],
);

/** Hours of the person's own day in which nothing but essential mail is sent. */
export const quietHours = pgTable('quiet_hours', {
  userId: ofUser().primaryKey(),
  startsAt: text().notNull(),
  endsAt: text().notNull(),
});

/** A browser that shows push notifications, for as long as the session in it lasts. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    sessionHash: bytea()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
    /** How often in a row its push service has not taken a message, why, and until when it is left alone therefore. */
    failures: integer().notNull().default(0),
    fault: text(),
    restsUntil: instant(),
  },
  (subscription) => [
    index('push_subscription_user').on(subscription.userId, subscription.createdAt),
    index('push_subscription_session').on(subscription.sessionHash),
  ],
);

/** Who has proved which number to be theirs, or was sent a code to prove it: keyed hashes, no number and no code. */
export const numberProofs = pgTable('number_proof', {
  userId: ofUser().primaryKey(),
  numberHash: bytea().notNull(),
  provenAt: instant(),
  /** Null once it was used. */
  codeHash: bytea(),
  codeEndsAt: instant(),
  wrongTries: smallint().notNull().default(0),
});

/** Numbers that take no texts: a keyed hash of each. */
export const smsRefusals = pgTable('sms_refusal', {
  numberHash: bytea().primaryKey(),
  reason: text({ enum: ['stopped', 'unreachable'] }).notNull(),
  refusedAt: instant().notNull(),
});

/** A notification on its way to somebody by push or text; both come with the bell, which has its words. */
export const deliveries = pgTable(
  'delivery',
  {
    id: uuid().primaryKey(),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['push', 'sms'] }).notNull(),
    recipientId: ofUser(),
    kind: text({ enum: notificationKinds }).notNull(),
    createdAt: instant().notNull(),
    /** When it may be tried next; null once it is over. */
    nextTryAt: instant(),
    tries: smallint().notNull().default(0),
    sentAt: instant(),
    /** Why the last try failed, as a code. */
    error: text(),
    /** Given up. */
    failedAt: instant(),
    /** Times a text was handed over without anybody knowing whether it was taken. */
    unsure: smallint().notNull().default(0),
    unsureSince: instant(),
    /** A keyed hash of that text, by which it can be looked up. */
    unsureText: bytea(),
  },
  (delivery) => [
    uniqueIndex('delivery_once').on(delivery.notificationId, delivery.channel),
    index('delivery_due').on(delivery.nextTryAt).where(sql`${delivery.nextTryAt} is not null`),
    index('delivery_recipient').on(delivery.recipientId, delivery.createdAt),
    index('delivery_created').on(delivery.createdAt, delivery.id),
    index('delivery_failed').on(delivery.failedAt).where(sql`${delivery.failedAt} is not null`),
  ],
);

/** A mail that waits for the end of its reader's quiet hours; worded then, for how things are then. */
export const heldNotices = pgTable(
  'held_notice',
  {
    factId: uuid().notNull(),
    recipientId: ofUser(),
    words: text().$type<MailWords>().notNull(),
    fact: jsonb().$type<Fact>().notNull(),
    dueAt: instant().notNull(),
  },
  (notice) => [
    primaryKey({ columns: [notice.factId, notice.recipientId, notice.words] }),
    index('held_notice_due').on(notice.dueAt),
    index('held_notice_recipient').on(notice.recipientId),
  ],
);

/** What somebody was reminded of, each thing once. */
export const reminders = pgTable(
  'reminder',
  {
    /** The kind and what it is about: another cleaner or another start is another thing. */
    key: text().primaryKey(),
    remindedAt: instant().notNull(),
  },
  (reminder) => [index('reminder_age').on(reminder.remindedAt)],
);
