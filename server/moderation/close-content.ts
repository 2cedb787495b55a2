import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { closeContent as endpoint, ReportedContent } from '#contract/moderation.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { actionsFor, presentContent, selectContent } from './content-view.ts';
import type { Piece, Pieces, Shown } from './piece.ts';
import { quoteOf } from './quote-of.ts';
import { contentReports } from './table.ts';
import { usualReason } from './usual-reason.ts';
import { versionOf } from './version-of.ts';

type ReportRow = typeof contentReports.$inferSelect;

interface Decision {
  id: string;
  body: BodyOf<typeof endpoint>;
  pieces: Pieces;
}

/** An admin has looked at what was reported or flagged and decides what is done about it; once, with the reason. */
export const closeContent = (kit: Kit, admin: Actor, { id, body, pieces }: Decision): Promise<ReportedContent> =>
  transact(kit, async (tx) => {
    const { reason, action } = body;
    const { rowCount } = await tx
      .update(contentReports)
      .set({ closedAt: kit.clock.now(), closedBy: admin.id, closingReason: reason, action })
      .where(and(eq(contentReports.id, id), isNull(contentReports.closedAt)));
    const [row] = await selectContent(tx).where(eq(contentReports.id, id));
    if (!row) throw notFound();
    if (!rowCount) throw new Refusal('invalid_transition', 'This report is already closed.');
    if (!actionsFor(row).includes(action))
      throw new Refusal('invalid_transition', 'You can only remove this in its own section.');
    const { kind, subjectId } = row.report;
    const authorReason = action === 'none' ? null : (body.authorReason ?? usualReason(row.report) ?? 'other');
    if (action !== 'none') await pieces[kind].hold?.(tx, subjectId);
    const { seenVersion } = body;
    const shown = await pieces[kind].read(tx, subjectId);
    if (seenVersion !== undefined && versionOf(row.report, shown) !== seenVersion)
      throw new Refusal('stale', 'This has changed since you looked at it. Look at it again.');
    // what is decided about is what its author is told, whatever they write next
    const quote = action === 'none' ? null : quoteOf(row.report, shown);
    await tx
      .update(contentReports)
      .set({ authorReason, ...quote })
      .where(eq(contentReports.id, id));
    if (action === 'hide') await takeAway(kit, tx, row.report, { piece: pieces[kind], shown });
    await record(kit, tx, { kind: 'content report closed', reportId: id });
    const facts = { kind, action, ...(authorReason && { authorReason }) };
    const what = { action: 'close content report', subjectKind: 'content report', subjectId: id, facts };
    await appendAudit(kit, tx, { ...what, actorId: admin.id, note: reason });
    return presentContent({ ...row, report: { ...row.report, authorReason } });
  });

/** Words that are gone with it are kept, for an admin who takes the decision back. */
async function takeAway(
  kit: Kit,
  tx: Tx,
  { id, subjectId, uploadId }: ReportRow,
  { piece: { read, hide }, shown }: { piece: Piece; shown: Shown | null },
): Promise<void> {
  // whoever has put another picture in the place of the reported one keeps that
  if (uploadId !== null && shown?.upload?.id !== uploadId) return;
  await hide?.(kit, tx, subjectId);
  if (!shown?.text || (await read(tx, subjectId))?.text === shown.text) return;
  await tx.update(contentReports).set({ removedText: shown.text }).where(eq(contentReports.id, id));
}
