import { boolean, pgTable, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { instant } from '#server/platform/columns.ts';

/** What admins decided about the whole installation: one row, made with the first decision. */
export const operatorSettings = pgTable('operator_setting', {
  id: smallint().primaryKey(),
  /** Whether the stated figures and testimonials are true of this marketplace. */
  marketingConfirmed: boolean().notNull(),
  marketingDecidedAt: instant().notNull(),
  marketingDecidedBy: uuid()
    .notNull()
    .references(() => users.id),
});
