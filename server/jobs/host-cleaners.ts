import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { instant } from '#server/platform/columns.ts';

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
