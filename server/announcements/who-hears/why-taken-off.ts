import { and, desc, eq } from 'drizzle-orm';
import { auditLog, auditNotes } from '#server/audit/table.ts';
import type { Reader } from '#server/platform/db.ts';

/** In the words of the admin who last took this job from its cleaner: facts carry none. */
export async function whyTakenOff(reader: Reader, jobId: string): Promise<string> {
  const [link] = await reader
    .select({ reason: auditNotes.text })
    .from(auditLog)
    .innerJoin(auditNotes, eq(auditNotes.auditId, auditLog.id))
    .where(and(eq(auditLog.subjectId, jobId), eq(auditLog.action, 'reassign job')))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return link?.reason ?? '–';
}
