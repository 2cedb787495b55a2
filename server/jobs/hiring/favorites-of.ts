import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { favorites } from '../table.ts';

/** Whom a host would have first, those they chose first at the beginning; some of them may be unable to come. */
export async function favoritesOf(tx: Tx, hostId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: favorites.cleanerId })
    .from(favorites)
    .where(eq(favorites.hostId, hostId))
    .orderBy(asc(favorites.createdAt), asc(favorites.cleanerId));
  return rows.map(({ id }) => id);
}
