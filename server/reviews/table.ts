import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moderationStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

export const reviews = pgTable(
  'review',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .references(() => jobs.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    targetId: uuid()
      .notNull()
      .references(() => users.id),
    overallStars: smallint().notNull(),
    punctualityStars: smallint(),
    communicationStars: smallint(),
    qualityStars: smallint(),
    comment: text(),
    tipCents: centsColumn().notNull(),
    moderationStatus: text({ enum: moderationStatuses }).notNull().default('PENDING'),
    rejectionReason: text(),
    moderatedAt: instant(),
    moderatedBy: uuid().references(() => users.id),
    createdAt: instant().notNull(),
    /** When its author last wrote it anew. */
    editedAt: instant(),
  },
  (review) => [
    uniqueIndex('review_once').on(review.jobId, review.authorId),
    index('review_target')
      .on(review.targetId, review.createdAt.desc())
      .where(sql`${review.moderationStatus} = 'APPROVED'`),
    index('review_author').on(review.authorId),
    index('review_about').on(review.targetId),
    index('review_words').using('gin', sql`${review.comment} gin_trgm_ops`),
    index('review_moderation').on(review.moderationStatus, review.createdAt, review.id),
    check('review_stars', sql`${review.overallStars} between 1 and 5`),
    check('review_reason', sql`${review.moderationStatus} <> 'REJECTED' or ${review.rejectionReason} is not null`),
  ],
);
