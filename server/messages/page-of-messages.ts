import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listDisputeMessages } from '#contract/messages.ts';
import type { Reader } from '#server/platform/db.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { type MessageRow, selectMessages } from './message-view.ts';
import { messages } from './table.ts';

/** The two people of a conversation, by its cleaner. */
export interface ThreadId {
  jobId: string;
  cleanerId: string;
}
type Query = QueryOf<typeof listDisputeMessages>;

export const inThread = ({ jobId, cleanerId }: ThreadId) =>
  and(eq(messages.jobId, jobId), eq(messages.cleanerId, cleanerId));

/** A page of a conversation, oldest first. With `latest` the first page is the newest, and the next ones are older. */
export async function pageOfMessages(
  reader: Reader,
  thread: ThreadId,
  { limit, cursor, latest }: Query,
): Promise<Page<MessageRow>> {
  const backwards = latest === 'true';
  const from = readMomentCursor(cursor);
  const beyond = sql.raw(backwards ? '<' : '>');
  const [direction, place] = [backwards ? desc : asc, sql`(${messages.createdAt}, ${messages.id})`];
  const rows = await selectMessages(reader)
    .where(and(inThread(thread), from ? sql`${place} ${beyond} (${from.at}, ${from.id})` : undefined))
    .orderBy(direction(messages.createdAt), direction(messages.id))
    .limit(limit + 1);
  const total = await reader.$count(messages, inThread(thread));
  const page = pageOf(rows, limit, total, ({ message }) => [message.createdAt.toISOString(), message.id]);
  return backwards ? { ...page, rows: page.rows.toReversed() } : page;
}
