import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { contentReports } from './table.ts';

type NewReport = Pick<typeof contentReports.$inferInsert, 'kind' | 'subjectId' | 'jobId' | 'authorId' | 'reason'> &
  Partial<Pick<typeof contentReports.$inferInsert, 'about' | 'uploadId' | 'flags' | 'found'>> & {
    /** Null where the rules have found it. */
    reporterId: string | null;
  };

/** Puts a report or a flag before the admins; null where the same one is there already. */
export async function fileReport(kit: Kit, tx: Tx, report: NewReport): Promise<{ id: string; createdAt: Date } | null> {
  const row = { id: newId(), ...report, createdAt: kit.clock.now() };
  const { rowCount } = await tx.insert(contentReports).values(row).onConflictDoNothing();
  if (!rowCount) return null;
  await record(kit, tx, { kind: report.reporterId ? 'content reported' : 'content flagged', reportId: row.id });
  return row;
}
