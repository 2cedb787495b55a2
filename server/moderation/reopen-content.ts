import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { ReportedContent } from '#contract/moderation.ts';
import { appendAudit } from '#server/audit/index.ts';
import { record } from '#server/events.ts';
import { uploads } from '#server/photos/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { presentContent, selectContent } from './content-view.ts';
import type { Pieces } from './piece.ts';
import { contentReports } from './table.ts';

type ReportRow = typeof contentReports.$inferSelect;

interface Reopening {
  id: string;
  reason: string;
  pieces: Pieces;
}

/**
 * An admin takes back what was decided: what was removed is shown again, as far as it still exists, and the report waits
 * for a decision. The old decision stays in the audit log.
 */
export const reopenContent = (kit: Kit, admin: Actor, { id, reason, pieces }: Reopening): Promise<ReportedContent> =>
  transact(kit, async (tx) => {
    const [report] = await tx.select().from(contentReports).where(eq(contentReports.id, id)).for('update');
    if (!report) throw notFound();
    const { kind, action: undone } = report;
    if (!undone) throw new Refusal('invalid_transition', 'This report is open.');
    if (await isThereAnew(tx, report))
      throw new Refusal('already_exists', 'This was reported again since. Decide about the open report.');
    const undecided = { closedAt: null, closedBy: null, closingReason: null, action: null, authorReason: null };
    await tx
      .update(contentReports)
      .set({ ...undecided, quotedText: null, quotedWrittenAt: null, removedText: null })
      .where(eq(contentReports.id, id));
    const shownAgain = undone === 'hide' && (await showAgain(tx, report, pieces));
    await record(kit, tx, { kind: 'content report reopened', reportId: id, undone, shownAgain });
    const facts = { kind, action: undone };
    const what = { action: 'reopen content report', subjectKind: 'content report', subjectId: id, facts };
    await appendAudit(kit, tx, { ...what, actorId: admin.id, note: reason });
    const [row] = await selectContent(tx).where(eq(contentReports.id, id));
    if (!row) throw notFound();
    return presentContent(row);
  });

/** It can wait only once: reported again by the same person, or found again by the rules. */
async function isThereAnew(tx: Tx, { id, kind, subjectId, authorId, reporterId, found }: ReportRow): Promise<boolean> {
  const same = reporterId
    ? and(eq(contentReports.subjectId, subjectId), eq(contentReports.reporterId, reporterId))
    : and(eq(contentReports.authorId, authorId), sql`${contentReports.found} = ${found}`);
  const waits = reporterId
    ? isNull(contentReports.closedAt)
    : or(isNull(contentReports.closedAt), eq(contentReports.action, 'none'));
  const others = await tx
    .select({ id: contentReports.id })
    .from(contentReports)
    .where(and(ne(contentReports.id, id), eq(contentReports.kind, kind), same, waits))
    .limit(1);
  return others.length > 0;
}

/** What another report has removed as well stays removed until that one is taken back, too. */
async function showAgain(tx: Tx, report: ReportRow, pieces: Pieces): Promise<boolean> {
  const { id, kind, subjectId, uploadId, quotedText, removedText } = report;
  const others = await tx
    .select({ id: contentReports.id })
    .from(contentReports)
    .where(
      and(
        ...[ne(contentReports.id, id), eq(contentReports.kind, kind), eq(contentReports.subjectId, subjectId)],
        ...[eq(contentReports.action, 'hide'), isNotNull(contentReports.closedAt)],
        sql`${contentReports.uploadId} is not distinct from ${uploadId}`,
        sql`${contentReports.quotedText} is not distinct from ${quotedText}`,
      ),
    )
    .limit(1);
  if (others.length > 0) return false;
  const [picture] = uploadId ? await tx.select().from(uploads).where(eq(uploads.id, uploadId)) : [];
  const kept = { text: removedText, storageKey: picture?.storageKey ?? null };
  return (await pieces[kind].restore?.(tx, subjectId, kept)) ?? false;
}
