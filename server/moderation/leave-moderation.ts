import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { erasedText, type Leaving } from '#server/leaving.ts';
import { contentReports } from './table.ts';

/**
 * What they gave as a reason is emptied, and the picture or words of theirs that were reported are kept no longer, nor by
 * what the rules knew again what they had found, a number of theirs for example.
 */
export const leaveModeration: Leaving = {
  erase: async (_kit, tx, { id }) => {
    await tx.update(contentReports).set({ reason: erasedText }).where(eq(contentReports.reporterId, id));
    const theirs = eq(contentReports.authorId, id);
    await tx.update(contentReports).set({ uploadId: null, quotedText: null, removedText: null }).where(theirs);
    const nothing = sql`sha256(convert_to(${contentReports.id}::text, 'UTF8'))`;
    await tx
      .update(contentReports)
      .set({ found: nothing })
      .where(and(theirs, isNotNull(contentReports.found)));
  },
};
