import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { jobs, jobTimeline } from './table.ts';

/** A job of a query whose timeline has a report with no resolution after it. */
const isReported: SQL = sql`exists (
  select 1 from ${jobTimeline} d where d.job_id = ${jobs.id} and d.kind = 'DISPUTED' and not exists (
    select 1 from ${jobTimeline} r where r.job_id = d.job_id and r.kind = 'RESOLVED' and r.at >= d.at))`;

/** Whether a report about a job waits for its decision. */
export async function isDisputed(reader: Reader, jobId: string): Promise<boolean> {
  const found = await reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isReported));
  return found.length > 0;
}

/** The cleaner's jobs about which a report waits for its decision. */
export async function disputedJobsOf(reader: Reader, cleanerId: string): Promise<string[]> {
  const found = await reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.cleanerId, cleanerId), isReported));
  return found.map(({ id }) => id);
}
