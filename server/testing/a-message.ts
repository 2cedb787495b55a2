import type { QuickReply } from '#contract/quick-replies.ts';
import { messages, messageThreads } from '#server/messages/table.ts';
import { newId } from '#server/platform/ids.ts';
import type { House } from './house.ts';

interface Written {
  jobId: string;
  from: { id: string };
  to: { id: string };
  cleanerId: string;
  text: string;
  quick?: QuickReply;
}

/** An unread message, the first of its conversation, as if it had been sent. Returns its id. */
export async function aMessage({ kit }: House, { from, to, jobId, cleanerId, ...said }: Written): Promise<string> {
  const [id, createdAt] = [newId(), kit.clock.now()];
  const hostId = from.id === cleanerId ? to.id : from.id;
  await kit.db.insert(messageThreads).values({ jobId, cleanerId, hostId, lastId: id, lastAt: createdAt });
  await kit.db
    .insert(messages)
    .values({ ...said, id, jobId, cleanerId, authorId: from.id, recipientId: to.id, createdAt });
  return id;
}
