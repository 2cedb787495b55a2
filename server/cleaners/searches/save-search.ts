import { count, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { SavedSearch, saveSearch as saveSearchCall } from '#contract/saved-searches.ts';
import { mostSearches } from '#contract/search-reach.ts';
import { violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { accountName } from '../account-name.ts';
import { ensureProfile } from '../ensure-profile.ts';
import { lockCleaner } from '../lock-cleaner.ts';
import { savedSearches } from '../table.ts';
import { presentSearch } from './present-search.ts';

/** A cleaner keeps what they look for under a name. */
export async function saveSearch(kit: Kit, { id }: Actor, body: BodyOf<typeof saveSearchCall>): Promise<SavedSearch> {
  const { from = null, until = null, cleaningType = null, radiusKm = null, minPayoutCents = null, ...given } = body;
  const row = {
    ...{ id: newId(), cleanerId: id, ...given, cleaningType, radiusKm, minPayoutCents },
    ...{ fromDay: from, untilDay: until, createdAt: kit.clock.now() },
  };
  try {
    return await transact(kit, async (tx) => {
      // held, so that two at once are counted one after the other
      await ensureProfile(kit, tx, id, await accountName(tx, id));
      await lockCleaner(tx, id);
      const [kept] = await tx.select({ count: count() }).from(savedSearches).where(eq(savedSearches.cleanerId, id));
      if (kept && kept.count >= mostSearches)
        throw new Refusal('too_many', `You can save up to ${mostSearches} searches. Delete one first.`);
      await tx.insert(savedSearches).values(row);
      return presentSearch(row);
    });
  } catch (error) {
    throw nameTaken(error);
  }
}

/** Turns a second search of the same name into a refusal. */
export const nameTaken = (error: unknown): unknown =>
  violates(error, 'saved_search_name')
    ? new Refusal('already_exists', 'You already have a saved search with this name.')
    : error;
