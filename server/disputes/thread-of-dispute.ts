import { eq } from 'drizzle-orm';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { disputes } from './table.ts';

/** Whose work on which job a report is about; null if there is no such report. */
export async function threadOfDispute(
  reader: Reader,
  id: string,
): Promise<{ jobId: string; cleanerId: string } | null> {
  const [found] = await reader
    .select({ jobId: jobs.id, cleanerId: jobs.cleanerId })
    .from(disputes)
    .innerJoin(jobs, eq(jobs.id, disputes.jobId))
    .where(eq(disputes.id, id));
  return found?.cleanerId ? { jobId: found.jobId, cleanerId: found.cleanerId } : null;
}
