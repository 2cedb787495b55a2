import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { users } from './table.ts';

/** Adds the stars of a review that an admin has just approved. */
export async function addRating(tx: Tx, userId: string, stars: number): Promise<void> {
  await tx
    .update(users)
    .set({ ratingStars: sql`${users.ratingStars} + ${stars}`, ratingCount: sql`${users.ratingCount} + 1` })
    .where(eq(users.id, userId));
}
