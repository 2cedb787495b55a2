import type { SavedSearch } from '#contract/saved-searches.ts';
import type { savedSearches } from '../table.ts';

export const presentSearch = ({
  cleanerId: _,
  fromDay: from,
  untilDay: until,
  createdAt,
  ...search
}: typeof savedSearches.$inferSelect): SavedSearch => ({ ...search, from, until, createdAt: createdAt.toISOString() });
