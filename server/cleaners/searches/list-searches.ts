import { asc, eq } from 'drizzle-orm';
import type { SavedSearch } from '#contract/saved-searches.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { savedSearches } from '../table.ts';
import { presentSearch } from './present-search.ts';

/** A cleaner's saved searches; there are few. */
export async function listSearches({ db }: Kit, { id }: Actor): Promise<SavedSearch[]> {
  const found = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.cleanerId, id))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id));
  return found.map(presentSearch);
}
