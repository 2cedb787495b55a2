import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { centsColumn, instant } from '#server/platform/columns.ts';

const someone = () =>
  uuid()
    .notNull()
    .references(() => users.id);

const hostAndCleaner = () => ({ hostId: someone(), cleanerId: someone(), createdAt: instant().notNull() });

/** Hosts' blocks of cleaners. */
export const blocks = pgTable('block', hostAndCleaner(), (block) => [
  primaryKey({ columns: [block.hostId, block.cleanerId] }),
  index('block_cleaner').on(block.cleanerId),
]);

/** The cleaners whom a host would have first. */
export const favorites = pgTable('favorite', hostAndCleaner(), (favorite) => [
  primaryKey({ columns: [favorite.hostId, favorite.cleanerId] }),
  index('favorite_cleaner').on(favorite.cleanerId),
]);

/** What a host has written down about a cleaner, for nobody but themselves. */
export const cleanerNotes = pgTable('cleaner_note', { ...hostAndCleaner(), note: text().notNull() }, (note) => [
  primaryKey({ columns: [note.hostId, note.cleanerId] }),
  index('cleaner_note_cleaner').on(note.cleanerId),
]);

/** A host’s rule: new bids of favorites up to a price are accepted without asking. One of each host, kept while it is off. */
export const autoAcceptRules = pgTable(
  'auto_accept_rule',
  {
    hostId: uuid()
      .primaryKey()
      .references(() => users.id),
    isOn: boolean().notNull(),
    upToCents: centsColumn(),
    /** Null: all of the host’s homes. */
    propertyIds: uuid().array(),
    changedAt: instant().notNull(),
  },
  (rule) => [check('auto_accept_price', sql`not ${rule.isOn} or ${rule.upToCents} is not null`)],
);
