import { eq } from 'drizzle-orm';
import { erasedText, type Leaving } from '#server/leaving.ts';
import { contentReports } from './table.ts';

/** What they gave as a reason is emptied, and the picture of theirs that was reported is kept no longer. */
export const leaveModeration: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx.update(contentReports).set({ reason: erasedText }).where(eq(contentReports.reporterId, id));
    await tx.update(contentReports).set({ uploadId: null }).where(eq(contentReports.authorId, id));
  },
};
