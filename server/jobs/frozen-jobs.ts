import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { jobs } from './table.ts';

/** The cleaner's jobs about which a report waits for its decision. */
export async function frozenJobsOf(reader: Reader, cleanerId: string): Promise<string[]> {
  const isReported = and(isNotNull(jobs.reportStatus), ne(jobs.reportStatus, 'RESOLVED'));
  const found = await reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.cleanerId, cleanerId), isReported));
  return found.map(({ id }) => id);
}
