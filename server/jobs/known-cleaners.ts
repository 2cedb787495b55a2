import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/accounts/table.ts';
import { instant } from '#server/platform/columns.ts';

const someone = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** Hosts' blocks of cleaners. */
const hostAndCleaner = () => ({ hostId: someone(), cleanerId: someone(), createdAt: instant().notNull() });

export const blocks = pgTable('block', hostAndCleaner(), (block) => [
  primaryKey({ columns: [block.hostId, block.cleanerId] }),
  index('block_cleaner').on(block.cleanerId),
]);

/** The cleaners whom a host would have first. */
export const favorites = pgTable('favorite', hostAndCleaner(), (favorite) => [
  primaryKey({ columns: [favorite.hostId, favorite.cleanerId] }),
  index('favorite_cleaner').on(favorite.cleanerId),
]);
