import { eq } from 'drizzle-orm';
import { closeContent } from '#contract/moderation.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import type { ContentAction, ContentKind } from '#contract/states.ts';
import type { FactOf } from '#server/facts.ts';
import { messages } from '#server/messages/table.ts';
import { contentReports } from '#server/moderation/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { Announcement, WhoHears } from './announcement.ts';
import { adminsAtWork } from './the-admins.ts';

/** Admins hear of what people report; what the rules flag is in their queue without a bell. */
export const aboutContent = {
  'content reported': async (kit) => {
    const admins = await adminsAtWork(kit, closeContent);
    return [{ to: admins, bell: 'contentWaiting', live: ['moderation'] }];
  },
  'content flagged': async (kit) => [{ to: await adminsAtWork(kit, closeContent), live: ['moderation'] }],
  'content report closed': async (kit, { reportId }) => [
    { to: await adminsAtWork(kit), live: ['moderation'] },
    ...(await outcomeOf(kit, reportId)),
  ],
  'content report reopened': async (kit, fact) => [
    { to: await adminsAtWork(kit, closeContent), live: ['moderation'] },
    ...(await takenBackOf(kit, fact)),
  ],
} satisfies Partial<WhoHears>;

/** Who reported something hears what became of it, and its author only if something did. */
async function outcomeOf({ db }: Kit, reportId: string): Promise<Announcement[]> {
  const [report] = await db.select().from(contentReports).where(eq(contentReports.id, reportId));
  if (!report?.action) return [];
  const { kind, action, authorId, reporterId, jobId, authorReason } = report;
  const other = kind === 'message' ? await recipientOf(db, report.subjectId) : reporterId;
  const about = jobId ? { jobId } : {};
  const forAuthor = authorHears[action]?.[kind];
  return [
    ...(reporterId
      ? [{ to: [reporterId], bell: reporterHears(kind, action), mail, ...about, personId: authorId }]
      : []),
    // in a message's conversation with the other; who reported a profile or a picture is nobody's to know
    ...(forAuthor
      ? [
          {
            ...{
              to: [authorId],
              bell: forAuthor,
              mail,
              ...about,
              reportId,
              ...(authorReason && { about: authorReason }),
            },
            ...(kind === 'message' && other && { personId: other }),
          },
        ]
      : []),
    ...(action === 'hide' ? shownAnew(kind, [authorId, ...(other ? [other] : [])], about) : []),
  ];
}

/** Both who were told what had been decided hear that it no longer stands; an author whom nothing was done to never knew. */
async function takenBackOf(
  { db }: Kit,
  { reportId, undone, shownAgain }: FactOf<'content report reopened'>,
): Promise<Announcement[]> {
  const [report] = await db.select().from(contentReports).where(eq(contentReports.id, reportId));
  if (!report) return [];
  const { kind, authorId, reporterId, jobId } = report;
  const other = kind === 'message' ? await recipientOf(db, report.subjectId) : reporterId;
  const about = jobId ? { jobId } : {};
  const forAuthor = shownAgain ? ('contentRestored' as const) : ('decisionUndone' as const);
  return [
    ...(reporterId ? [{ to: [reporterId], bell: 'reportReopened' as const, mail, ...about, personId: authorId }] : []),
    ...(undone === 'none'
      ? []
      : [{ to: [authorId], bell: forAuthor, mail, ...about, ...(kind === 'message' && other && { personId: other }) }]),
    ...(shownAgain ? shownAnew(kind, [authorId, ...(other ? [other] : [])], about) : []),
  ];
}
const mail = 'fromNotice' as const;

async function recipientOf(db: Kit['db'], id: string): Promise<string | null> {
  const [message] = await db.select({ to: messages.recipientId }).from(messages).where(eq(messages.id, id));
  return message?.to ?? null;
}

/** What open pages fetch again. */
const shownAnew = (kind: ContentKind, to: string[], about: { jobId?: string }): Announcement[] => {
  if (kind === 'message') return [{ to, live: ['messages'], ...about }];
  return kind === 'photo' ? [{ to, live: ['job'], ...about }] : [{ to, live: ['account'] }];
};

const reporterHears = (kind: ContentKind, action: ContentAction): NotificationKind =>
  (action === 'hide' && goneFromProfile[kind]) || (kind === 'message' ? aboutMessage : aboutOther)[action];
const goneFromProfile: Partial<Record<ContentKind, NotificationKind>> = {
  profile: 'reportedTextHidden',
  picture: 'reportedPictureHidden',
};
const aboutMessage = { none: 'contentKept', warn: 'contentWarned', hide: 'contentHidden' } as const;
const aboutOther = { none: 'reportedKept', warn: 'reportedWarned', hide: 'reportedHidden' } as const;

const authorHears: Partial<Record<ContentAction, Partial<Record<ContentKind, NotificationKind>>>> = {
  warn: {
    ...{ message: 'messageWarned', profile: 'profileWarned', picture: 'profileWarned' },
    ...{ photo: 'photoWarned', review: 'reviewWarned', job: 'jobWarned' },
  },
  hide: { message: 'messageHidden', profile: 'profileHidden', picture: 'pictureHidden', photo: 'photoHidden' },
};
