import { eq, inArray } from 'drizzle-orm';
import type { InboxItem } from '#contract/inbox.ts';
import { users } from '#server/accounts/table.ts';
import { messages } from '#server/messages/table.ts';
import type { Db } from '#server/platform/db.ts';

type LastWords = NonNullable<InboxItem['message']>;

/** The newest messages of conversations with the cleaner each is held with; nothing of what an admin has hidden. */
export async function lastWords(db: Db, ids: string[]): Promise<Map<string, LastWords>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: messages.id,
      text: messages.text,
      hiddenAt: messages.hiddenAt,
      sentAt: messages.createdAt,
      cleaner: { id: users.id, name: users.name },
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.cleanerId))
    .where(inArray(messages.id, ids));
  return new Map(
    rows.map(({ id, text, hiddenAt, sentAt, cleaner }) => [
      id,
      { cleaner, text: hiddenAt ? '' : text, sentAt: sentAt.toISOString() },
    ]),
  );
}
