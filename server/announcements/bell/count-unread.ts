import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { countUnread as endpoint } from '#contract/notifications.ts';
import { messages } from '#server/messages/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notifications } from '../table.ts';
import { isNewestOfConversation } from './newest-of-conversation.ts';

/** What the marks in the bar above every screen say. */
export async function countUnread({ db }: Kit, { id }: Actor): Promise<AnswerOf<typeof endpoint>> {
  const unread = and(eq(notifications.recipientId, id), isNull(notifications.readAt), isNewestOfConversation);
  const [rung, [talks]] = await Promise.all([
    db.$count(notifications, unread),
    db
      .select({ count: sql<number>`count(distinct (${messages.jobId}, ${messages.cleanerId}))::int` })
      .from(messages)
      .where(and(eq(messages.recipientId, id), isNull(messages.readAt))),
  ]);
  return { notifications: rung, conversations: talks?.count ?? 0 };
}
