import { and, eq, inArray, isNull } from 'drizzle-orm';
import { directionOf, type LanguageCode } from '#contract/languages.ts';
import { users } from '#server/accounts/table.ts';
import type { Kit } from '#server/platform/kit.ts';
import { translate } from '#server/platform/translate.ts';
import { presentNotification } from '../bell/present-notification.ts';
import { selectNotices } from '../bell/select-notices.ts';
import { notifications } from '../table.ts';

/** What became of a message: `later` is tried again, `failed` is given up. */
export interface Outcome {
  outcome: 'sent' | 'gone' | 'later' | 'failed';
  code?: string;
  /** When it may be tried again, where that is known. */
  until?: Date;
}

export interface NoticeWords {
  /** The same for what is sent twice, so that it is seen once. */
  tag: string;
  title: string;
  text: string;
  /** A path inside the product. */
  link: string;
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
}

/** The words of one notification in its reader's language, or of several as one; null if all were read meanwhile. */
export async function wordsFor(kit: Kit, due: readonly { notificationId: string }[]): Promise<NoticeWords | null> {
  const ids = due.map(({ notificationId }) => notificationId);
  if (ids.length === 0) return null;
  const rows = await selectNotices(kit.db)
    .where(and(inArray(notifications.id, ids), isNull(notifications.readAt)))
    .orderBy(notifications.createdAt);
  const [first] = rows;
  if (!first) return null;
  const [reader] = await kit.db
    .select({ locale: users.locale, role: users.role, helperOnly: users.helperOnly })
    .from(users)
    .where(eq(users.id, first.notice.recipientId));
  if (!reader) return null;
  const { locale: language } = reader;
  const shown = rows.map((row) => presentNotification(row, reader));
  const manner = { language, direction: directionOf(language) };
  const newest = shown.at(-1);
  if (!newest) return null;
  if (shown.length === 1)
    return { tag: newest.id, title: newest.title, text: newest.text, link: newest.link, ...manner };
  return {
    tag: newest.id,
    title: translate(language, 'mail:several.subject', { count: shown.length }),
    text: shown.map(({ title }) => title).join(' · '),
    link: '/notifications',
    ...manner,
  };
}
