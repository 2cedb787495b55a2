import { and, eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { reportMessage as endpoint } from '#contract/messages.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { messageReports, messages } from './table.ts';

/** The recipient of a message asks the admins to look at it, once. */
export const reportMessage = (
  kit: Kit,
  actor: Actor,
  messageId: string,
  { reason }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> =>
  transact(kit, async (tx) => {
    const received = and(eq(messages.id, messageId), eq(messages.recipientId, actor.id));
    if ((await tx.$count(messages, received)) === 0) throw notFound();
    const report = { id: newId(), messageId, reporterId: actor.id, reason, createdAt: kit.clock.now() };
    const { rowCount } = await tx.insert(messageReports).values(report).onConflictDoNothing();
    if (!rowCount) throw new Refusal('already_exists', 'You’ve already reported this message.');
    await record(kit, tx, { kind: 'message reported', reportId: report.id });
    const { id, createdAt } = report;
    return { id, messageId, reason, createdAt: createdAt.toISOString() };
  });
