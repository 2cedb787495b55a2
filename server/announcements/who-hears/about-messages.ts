import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { messages } from '#server/messages/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';

/** One bell for each conversation, and a mail for what has stayed unread. */
export const aboutMessages = {
  'message sent': async (kit, { messageId }) => {
    const [message] = await kit.db.select().from(messages).where(eq(messages.id, messageId));
    if (!message) return [];
    const { jobId, authorId: personId, recipientId } = message;
    return [...(await unreadBy(kit, message)), { to: [personId, recipientId], live: ['messages'], jobId }];
  },
  'messages read': async (_, { jobId, readerId, authorId }) => [
    { to: [readerId, authorId], live: ['messages'], jobId },
  ],
} satisfies Partial<WhoHears>;

type Sent = typeof messages.$inferSelect;

/** Both go by the newest that is unread, so that what is written at the same time rings once. */
async function unreadBy({ db }: Kit, { jobId, recipientId: to, authorId: personId }: Sent): Promise<Announcement[]> {
  const ofJob = and(eq(messages.recipientId, to), eq(messages.jobId, jobId), isNull(messages.readAt));
  const newestOf = async (which: SQL | undefined) => {
    const newest = [desc(messages.createdAt), desc(messages.id)];
    const { id, authorId } = messages;
    const [found] = await db
      .select({ id, authorId })
      .from(messages)
      .where(which)
      .orderBy(...newest)
      .limit(1);
    return found;
  };
  const theirs = await newestOf(and(ofJob, eq(messages.authorId, personId)));
  const newest = await newestOf(ofJob);
  return [
    ...(theirs ? [{ to: [to], bell: 'messageReceived' as const, jobId, personId, once: theirs.id }] : []),
    // a host’s mails about one job are one, whoever wrote
    ...(newest ? [{ to: [to], ...unreadMail, jobId, personId: newest.authorId, once: newest.id }] : []),
  ];
}

const unreadMail = { mail: 'messages.received', mailKind: 'messageReceived', later: true } as const;
