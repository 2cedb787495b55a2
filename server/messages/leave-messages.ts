import { eq, inArray } from 'drizzle-orm';
import type { Leaving } from '#server/leaving.ts';
import { messagePhotos, messages, messageTranslations } from './table.ts';

/** What they wrote is emptied, with its pictures and translations; that something was written stays. */
export const leaveMessages: Leaving = {
  erase: async (_kit, tx, { id }) => {
    const theirs = tx.select({ id: messages.id }).from(messages).where(eq(messages.authorId, id));
    await tx.delete(messageTranslations).where(inArray(messageTranslations.messageId, theirs));
    await tx.delete(messagePhotos).where(inArray(messagePhotos.messageId, theirs));
    await tx.update(messages).set({ text: '', quick: null }).where(eq(messages.authorId, id));
  },
};
