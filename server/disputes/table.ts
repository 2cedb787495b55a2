import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FairProposal } from '#contract/fair-rules.ts';
import type { RuleTable } from '#contract/rule-table.ts';
import { disputeReasons, jobSides, keptOutReasons, resolvers } from '#contract/states.ts';
import type { ReportTerms } from '#contract/usual-terms.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { uploads } from '#server/photos/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

export interface KeptTerms extends ReportTerms {
  rules: RuleTable;
  /** How often owners had decided the table by then; 0 is the published one. */
  rulesVersion: number;
}

/** A reported problem and what was said about it. Its step and deadline are on the job, which locks all of it. */
export const disputes = pgTable(
  'dispute',
  {
    id: uuid().primaryKey(),
    jobId: uuid()
      .notNull()
      .unique()
      .references(() => jobs.id),
    reason: text({ enum: disputeReasons }).notNull(),
    text: text().notNull(),
    /** The tasks of the checklist that the host names. */
    taskIds: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant().notNull(),
    /** The deadlines and the rule table in force when it was made; null where that was before there were others. */
    terms: jsonb().$type<KeptTerms>(),
    answerText: text(),
    keptOutBy: text({ enum: keptOutReasons }),
    recleanAt: instant(),
    answeredAt: instant(),
    proposal: jsonb().$type<FairProposal>(),
    escalatedBy: text({ enum: jobSides }),
    escalationText: text(),
    escalatedAt: instant(),
    /** Null too where the host paid in full instead, or an admin has called the job off. */
    resolvedBy: text({ enum: resolvers }),
    resolvedAt: instant(),
    /** The admin who decided, and why. */
    resolverId: uuid().references(() => users.id),
    resolutionReason: text(),
    resolvedPayoutCents: centsColumn(),
  },
  (dispute) => [check('dispute_resolved', sql`(${dispute.resolvedBy} is null) = (${dispute.resolvedAt} is null)`)],
);

/** The pictures of each side, in their order. */
export const disputePhotos = pgTable(
  'dispute_photo',
  {
    disputeId: uuid()
      .notNull()
      .references(() => disputes.id),
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id),
    side: text({ enum: jobSides }).notNull(),
    position: smallint().notNull(),
  },
  (photo) => [
    primaryKey({ columns: [photo.disputeId, photo.side, photo.position] }),
    index('dispute_photo_upload').on(photo.uploadId),
  ],
);
