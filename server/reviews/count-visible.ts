import { and, isNull, type SQL } from 'drizzle-orm';
import { addRating } from '#server/accounts/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { visibleToOthers } from './policy.ts';
import { reviews } from './table.ts';

/**
 * Adds the stars of reviews that everybody may read by now to the rating of whom they are about, each once. Not before:
 * whoever has two ratings would read the stars of a review that is still kept from them.
 */
export async function countVisible({ clock }: Pick<Kit, 'clock'>, tx: Tx, which?: SQL): Promise<void> {
  const now = clock.now();
  const { targetId, overallStars } = reviews;
  const shown = await tx
    .update(reviews)
    .set({ countedAt: now })
    .where(and(isNull(reviews.countedAt), visibleToOthers(now), which))
    .returning({ targetId, overallStars });
  // in the order of their ids, as whoever locks several accounts does
  const inOrder = shown.toSorted((one, other) => one.targetId.localeCompare(other.targetId));
  for (const review of inOrder) await addRating(tx, review.targetId, review.overallStars);
}

/** The task that counts what has become readable because its days of waiting are over. */
export const countReviews = (kit: Kit): Promise<void> => transact(kit, (tx) => countVisible(kit, tx));
