import { and, eq, isNull, sql } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Piece } from '#server/moderation/index.ts';
import { messages } from './table.ts';

/** What moderation knows of a message. Once the cleaner has the job, the two may give each other their numbers. */
export const messagePiece: Piece = {
  read: async (reader, id) => {
    const [found] = await reader
      .select({
        ...{ authorId: messages.authorId, jobId: messages.jobId, text: messages.text },
        writtenAt: messages.createdAt,
        withoutContacts: sql<boolean>`${jobs.cleanerId} is distinct from ${messages.cleanerId}`,
      })
      .from(messages)
      .innerJoin(jobs, eq(jobs.id, messages.jobId))
      .where(eq(messages.id, id));
    return found ? { ...found, upload: null } : null;
  },
  // hidden once, whoever else has reported it
  hide: async (kit, tx, id) => {
    await tx
      .update(messages)
      .set({ hiddenAt: kit.clock.now() })
      .where(and(eq(messages.id, id), isNull(messages.hiddenAt)));
  },
  restore: async (tx, id) => {
    const shown = await tx.update(messages).set({ hiddenAt: null }).where(eq(messages.id, id));
    return (shown.rowCount ?? 0) > 0;
  },
};
