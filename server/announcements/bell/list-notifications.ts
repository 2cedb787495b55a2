import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listNotifications as endpoint, Notification } from '#contract/notifications.ts';
import { users } from '#server/accounts/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notifications } from '../table.ts';
import { isNewestOfConversation } from './newest-of-conversation.ts';
import { presentNotification } from './present-notification.ts';
import { selectNotices } from './select-notices.ts';

type Query = QueryOf<typeof endpoint>;

/** The reader's own, newest first, worded on reading: names and places as they are now, in the language asked for, else the account's. */
export async function listNotifications({ db }: Kit, actor: Actor, query: Query): Promise<Page<Notification>> {
  const { limit, unread } = query;
  const from = readMomentCursor(query.cursor);
  const own = and(
    eq(notifications.recipientId, actor.id),
    unread === 'true' ? isNull(notifications.readAt) : undefined,
    isNewestOfConversation,
  );
  const later = from && sql`(${notifications.createdAt}, ${notifications.id}) < (${from.at}, ${from.id})`;
  const [rows, total, [reader]] = await Promise.all([
    selectNotices(db)
      .where(and(own, later ?? undefined))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit + 1),
    db.$count(notifications, own),
    db.select({ locale: users.locale, helperOnly: users.helperOnly }).from(users).where(eq(users.id, actor.id)),
  ]);
  const page = pageOf(rows, limit, total, ({ notice }) => [notice.createdAt.toISOString(), notice.id]);
  const { helperOnly = false } = reader ?? {};
  const locale = query.language ?? reader?.locale ?? 'en';
  return mapPage(page, (row) => presentNotification(row, { locale, helperOnly, role: actor.role }));
}
