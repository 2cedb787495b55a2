import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeSavedSearch, SavedSearch } from '#contract/saved-searches.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound } from '#server/platform/refusal.ts';
import { savedSearches } from '../table.ts';
import { presentSearch } from './present-search.ts';
import { nameTaken } from './save-search.ts';

const isOwn = (actor: Actor, id: string) => and(eq(savedSearches.id, id), eq(savedSearches.cleanerId, actor.id));

/** Renames a search, or switches its notices; what is left out stays. */
export async function changeSearch(
  { db }: Kit,
  actor: Actor,
  id: string,
  { name, notify }: BodyOf<typeof changeSavedSearch>,
): Promise<SavedSearch> {
  const changes = { ...(name !== undefined && { name }), ...(notify !== undefined && { notify }) };
  const nothing = Object.keys(changes).length === 0;
  try {
    const [changed] = nothing
      ? await db.select().from(savedSearches).where(isOwn(actor, id))
      : await db.update(savedSearches).set(changes).where(isOwn(actor, id)).returning();
    if (!changed) throw notFound('Search not found.');
    return presentSearch(changed);
  } catch (error) {
    throw nameTaken(error);
  }
}

export async function removeSearch({ db }: Kit, actor: Actor, id: string): Promise<void> {
  const { rowCount } = await db.delete(savedSearches).where(isOwn(actor, id));
  if (!rowCount) throw notFound('Search not found.');
}
