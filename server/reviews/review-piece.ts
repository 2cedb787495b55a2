import { eq } from 'drizzle-orm';
import type { Piece } from '#server/moderation/index.ts';
import { reviews } from './table.ts';

/** What moderation knows of a review, which is shown or rejected in a section of its own. */
export const reviewPiece: Piece = {
  read: async (reader, id) => {
    const { authorId, jobId, comment: text } = reviews;
    const [found] = await reader.select({ authorId, jobId, text }).from(reviews).where(eq(reviews.id, id));
    return found ? { ...found, upload: null, withoutContacts: true } : null;
  },
};
