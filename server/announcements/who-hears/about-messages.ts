import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { closeContent } from '#contract/messages.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { ContentAction } from '#contract/states.ts';
import { messageReports, messages } from '#server/messages/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { adminsAtWork } from './the-admins.ts';

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
  'message reported': async (kit) => {
    const admins = await adminsAtWork(kit, closeContent);
    return [{ to: admins, bell: 'contentWaiting', live: ['moderation'] }];
  },
  'report on message closed': async (kit, { reportId }) => [
    { to: await adminsAtWork(kit), live: ['moderation'] },
    ...(await outcomeOf(kit, reportId)),
  ],
} satisfies Partial<WhoHears>;

/** Who reported a message hears what became of it, and its author only if something did. */
async function outcomeOf({ db }: Kit, reportId: string): Promise<Announcement[]> {
  const [report] = await db
    .select({ reporterId: messageReports.reporterId, action: messageReports.action, message: messages })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .where(eq(messageReports.id, reportId));
  if (!report?.action) return [];
  const { reporterId, action } = report;
  const { jobId, authorId } = report.message;
  const { forReporter, forAuthor } = outcomes[action];
  return [
    { to: [reporterId], bell: forReporter, mail: 'fromNotice', jobId, personId: authorId },
    ...(forAuthor
      ? [{ to: [authorId], bell: forAuthor, mail: 'fromNotice' as const, jobId, personId: reporterId }]
      : []),
    { to: action === 'hide' ? [reporterId, authorId] : [], live: ['messages'], jobId },
  ];
}

interface Outcome {
  forReporter: NotificationKind;
  forAuthor?: NotificationKind;
}

const outcomes: Record<ContentAction, Outcome> = {
  none: { forReporter: 'contentKept' },
  warn: { forReporter: 'contentWarned', forAuthor: 'messageWarned' },
  hide: { forReporter: 'contentHidden', forAuthor: 'messageHidden' },
};

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
