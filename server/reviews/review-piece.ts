import { eq } from 'drizzle-orm';
import type { Piece } from '#server/moderation/index.ts';
import { reviews } from './table.ts';

/** What moderation knows of a review, which is shown or rejected in a section of its own. */
export const reviewPiece: Piece = {
  read: async (reader, id) => {
    const [found] = await reader.select().from(reviews).where(eq(reviews.id, id));
    if (!found) return null;
    const { authorId, jobId, comment: text, createdAt, editedAt } = found;
    return { authorId, jobId, text, upload: null, writtenAt: editedAt ?? createdAt, withoutContacts: true };
  },
};
