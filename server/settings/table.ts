import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { settingNames } from '#contract/setting-names.ts';
import { users } from '#server/accounts/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

/** Every decision about a setting; the highest version of each is in force, and none is ever changed. */
export const settingVersions = pgTable(
  'setting_version',
  {
    id: uuid().primaryKey(),
    name: text({ enum: settingNames }).notNull(),
    version: integer().notNull(),
    /** Null where it was turned off. */
    valueCents: centsColumn(),
    decidedAt: instant().notNull(),
    decidedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Emptied when its author is erased. */
    reason: text(),
  },
  (row) => [
    // of two who decide at once, the second is told so
    uniqueIndex('setting_version_one').on(row.name, row.version),
    index('setting_version_author').on(row.decidedBy),
  ],
);
