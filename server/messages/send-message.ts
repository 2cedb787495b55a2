import { eq, lt } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { sendMessage as endpoint, Message } from '#contract/messages.ts';
import { messagesPerMinute } from '#contract/terms.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { record } from '#server/events.ts';
import { holdConversation } from '#server/jobs/index.ts';
import { ownUploads } from '#server/photos/index.ts';
import { minute } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Actor, personOf } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { addPhotos } from './message-photos.ts';
import { showMessage } from './message-view.ts';
import { quickReplyOf } from './quick-reply-of.ts';
import { messages, messageThreads } from './table.ts';

type Body = BodyOf<typeof endpoint>;
type New = typeof messages.$inferInsert;

const perPerson = { name: 'messages sent', most: messagesPerMinute, within: minute };

/** The host or the cleaner of a conversation writes to the other. */
export const sendMessage = (
  kit: Kit,
  actor: Actor,
  wanted: { jobId: string; cleanerId?: string | undefined },
  { text, photoUrls = [] }: Body,
): Promise<Message> =>
  transact(kit, async (tx) => {
    const { hostId, cleanerId, refusal } = await holdConversation(kit, tx, actor, wanted);
    const uploadIds = await ownUploads(tx, actor, photoUrls);
    if (refusal) throw refusal;
    await countOrRefuse(kit, tx, perPerson, personOf(actor));
    const message = {
      ...{ id: newId(), jobId: wanted.jobId, cleanerId, authorId: actor.id },
      byId: actor.member?.id ?? null,
      recipientId: actor.id === hostId ? cleanerId : hostId,
      ...{ text, quick: quickReplyOf(text), createdAt: kit.clock.now() },
    };
    await openThread(tx, hostId, message);
    await tx.insert(messages).values(message);
    await addPhotos(tx, message.id, uploadIds);
    await record(kit, tx, { kind: 'message sent', messageId: message.id });
    return showMessage(kit, tx, actor.id, eq(messages.id, message.id));
  });

/** The thread of a message, with it as the last one unless a newer one was faster. */
async function openThread(tx: Tx, hostId: string, { jobId, cleanerId, id: lastId, createdAt: lastAt }: New) {
  await tx
    .insert(messageThreads)
    .values({ jobId, cleanerId, hostId, lastId, lastAt })
    .onConflictDoUpdate({
      target: [messageThreads.jobId, messageThreads.cleanerId],
      set: { lastId, lastAt },
      setWhere: lt(messageThreads.lastId, lastId),
    });
}
