import { and, eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { reportMessage as endpoint } from '#contract/messages.ts';
import { fileReport } from '#server/moderation/index.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { messages } from './table.ts';

/** The recipient of a message asks the admins to look at it, once. */
export const reportMessage = (
  kit: Kit,
  actor: Actor,
  messageId: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> =>
  transact(kit, async (tx) => {
    const received = and(eq(messages.id, messageId), eq(messages.recipientId, actor.id));
    const [message] = await tx.select().from(messages).where(received);
    if (!message) throw notFound();
    const { jobId, authorId } = message;
    const report = await fileReport(kit, tx, {
      ...{ kind: 'message', subjectId: messageId, jobId, authorId },
      ...{ reporterId: actor.id, reason },
    });
    if (!report) throw new Refusal('already_exists', 'You’ve already reported this message.');
    return { id: report.id, messageId, reason, createdAt: report.createdAt.toISOString() };
  });
