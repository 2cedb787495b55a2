import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type SettingValue, settingNames } from '#contract/setting-rules.ts';
import { users } from '#server/accounts/table.ts';
import { instant } from '#server/platform/columns.ts';

/** Every decision about a setting; the highest version of each is in force, and none is ever changed. */
export const settingVersions = pgTable(
  'setting_version',
  {
    id: uuid().primaryKey(),
    name: text({ enum: settingNames }).notNull(),
    version: integer().notNull(),
    /** Null where it was turned off. */
    value: jsonb().$type<SettingValue>(),
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
