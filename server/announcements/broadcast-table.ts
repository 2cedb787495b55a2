import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { broadcastAudiences } from '#contract/broadcast-words.ts';
import { users } from '#server/accounts/table.ts';
import { instant } from '#server/platform/columns.ts';

/** A fee as a mail told it; one from before amounts were written by language has it in words. */
export type ToldFee = string | { readonly cents: number };

/** A mail that owners wrote to many at once, and how far its writing has come. */
export const broadcasts = pgTable(
  'broadcast',
  {
    id: uuid().primaryKey(),
    audience: text({ enum: broadcastAudiences }).notNull(),
    /** Null for everywhere. */
    city: text(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Where it tells of another fee: then each reader has it in their own language, and nobody can switch it off. */
    fee: jsonb().$type<{ before: ToldFee; after: ToldFee }>(),
    /** How many were to get it when it was confirmed. */
    people: integer().notNull(),
    written: integer().notNull().default(0),
    /** The last of those who were looked at, in the order of their ids; null before the first. */
    reached: uuid(),
    createdBy: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    sentAt: instant(),
    stoppedAt: instant(),
  },
  (row) => [
    index('broadcast_list').on(row.createdAt.desc(), row.id.desc()),
    index('broadcast_author').on(row.createdBy),
  ],
);
