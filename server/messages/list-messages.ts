import { and, eq, isNull, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listMessages as endpoint, Message } from '#contract/messages.ts';
import { record } from '#server/events.ts';
import { readConversation } from '#server/jobs/index.ts';
import type { Reader, Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Page } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { type MessageRow, presentMessages } from './message-view.ts';
import { inThread, pageOfMessages, type ThreadId } from './page-of-messages.ts';
import { messages, messageThreads } from './table.ts';

type Query = QueryOf<typeof endpoint>;

/**
 * One of the two people of a conversation reads it, which marks the other's messages as read, up to the last shown. A
 * phone that only fetches them for a time without a signal marks nothing.
 */
export const listMessages = (kit: Kit, actor: Actor, jobId: string, query: Query): Promise<Page<Message>> =>
  transact(kit, async (tx) => {
    const { cleanerId, ...conversation } = await readConversation(kit, tx, actor, { ...query, jobId });
    const thread = { jobId, cleanerId };
    if (!conversation.belongs && !(await wasOpened(tx, thread))) throw jobNotFound();
    const page = await pageOfMessages(tx, thread, query);
    // what only a viewer of the host’s team has read is still unread for who answers
    const looksOnly = query.peek === 'true' || actor.member?.role === 'VIEWER';
    const readAt = looksOnly ? null : await markRead(kit, tx, actor, page.rows.at(-1));
    const shown = page.rows.map((row) => {
      const isNew = readAt && row.message.recipientId === actor.id && row.message.readAt === null;
      return isNew ? { ...row, message: { ...row.message, readAt } } : row;
    });
    return { ...page, rows: await presentMessages(kit, tx, actor.id, shown) };
  });

/** Whether anything was ever written in it. */
export const wasOpened = async (reader: Reader, { jobId, cleanerId }: ThreadId): Promise<boolean> =>
  (await reader.$count(messageThreads, and(eq(messageThreads.jobId, jobId), eq(messageThreads.cleanerId, cleanerId)))) >
  0;

/** When what was unread up to this message was marked; null if nothing was. */
async function markRead(kit: Kit, tx: Tx, actor: Actor, last: MessageRow | undefined): Promise<Date | null> {
  if (!last) return null;
  const { jobId, cleanerId, createdAt, id } = last.message;
  const readAt = kit.clock.now();
  const upToHere = sql`(${messages.createdAt}, ${messages.id}) <= (${createdAt}, ${id})`;
  const [marked] = await tx
    .update(messages)
    .set({ readAt })
    .where(and(inThread({ jobId, cleanerId }), eq(messages.recipientId, actor.id), isNull(messages.readAt), upToHere))
    .returning({ authorId: messages.authorId });
  if (!marked) return null;
  await record(kit, tx, { kind: 'messages read', jobId, readerId: actor.id, authorId: marked.authorId });
  return readAt;
}
