import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { backgroundCheckStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { payments } from '#server/payments/table.ts';
import { bytea, instant } from '#server/platform/columns.ts';

export const backgroundChecks = pgTable(
  'background_check',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: backgroundCheckStatuses }).notNull().default('PENDING'),
    paymentId: uuid()
      .notNull()
      .unique()
      .references(() => payments.id),
    providerReportId: text(),
    details: jsonb().$type<Record<string, 'clear' | 'consider'>>().notNull(),
    /** The form with the SSN, sealed as one JSON text; emptied 30 days after the decision. */
    formSealed: bytea(),
    ssnLast4: text(),
    /** Keyed hash, to tell the same person in two accounts. */
    ssnFingerprint: bytea(),
    consentAt: instant().notNull(),
    createdAt: instant().notNull(),
    completedAt: instant(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
    notes: text(),
    expiresAt: instant(),
    /** Since when the cleaner goes by another name, date of birth or SSN than the one who was checked; null once approved. */
    identityChangedAt: instant(),
    /** When the next year's check took its place. */
    supersededAt: instant(),
  },
  (row) => [
    uniqueIndex('background_check_current').on(row.userId).where(sql`${row.supersededAt} is null`),
    index('background_check_status').on(row.status, row.createdAt, row.id),
    index('background_check_ssn').on(row.ssnFingerprint),
    index('background_check_unfinished').on(row.createdAt).where(sql`${row.status} in ('PENDING', 'IN_PROGRESS')`),
  ],
);
