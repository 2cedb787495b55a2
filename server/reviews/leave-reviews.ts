import { and, eq, or } from 'drizzle-orm';
import { erasedText, type Leaving } from '#server/leaving.ts';
import { reviews } from './table.ts';

/** Stars stay; comments go, those about the person as well as their own. */
export const leaveReviews: Leaving = {
  erase: async (_kit, tx, { id }) => {
    const theirs = or(eq(reviews.authorId, id), eq(reviews.targetId, id));
    await tx.update(reviews).set({ comment: null }).where(theirs);
    await tx
      .update(reviews)
      .set({ rejectionReason: erasedText })
      .where(and(theirs, eq(reviews.moderationStatus, 'REJECTED')));
  },
};
