import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { closeContent as endpoint, ReportedContent } from '#contract/messages.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentContent, selectContent } from './content-view.ts';
import { messageReports, messages } from './table.ts';

/** An admin has looked at a reported message and decides what is done about it; once, with the reason. */
export const closeContent = (
  kit: Kit,
  admin: Actor,
  id: string,
  { reason, action }: BodyOf<typeof endpoint>,
): Promise<ReportedContent> =>
  transact(kit, async (tx) => {
    const closedAt = kit.clock.now();
    const { rowCount } = await tx
      .update(messageReports)
      .set({ closedAt, closedBy: admin.id, closingReason: reason, action })
      .where(and(eq(messageReports.id, id), isNull(messageReports.closedAt)));
    const [row] = await selectContent(tx).where(eq(messageReports.id, id));
    if (!row) throw notFound();
    if (!rowCount) throw new Refusal('invalid_transition', 'This report is already closed.');
    const { messageId } = row.report;
    // hidden once, whoever else has reported it
    if (action === 'hide')
      await tx
        .update(messages)
        .set({ hiddenAt: closedAt })
        .where(and(eq(messages.id, messageId), isNull(messages.hiddenAt)));
    await record(kit, tx, { kind: 'report on message closed', reportId: id });
    const what = { action: 'close message report', subjectKind: 'message report', subjectId: id, facts: { action } };
    await appendAudit(kit, tx, { ...what, actorId: admin.id, note: reason });
    return presentContent(row);
  });
