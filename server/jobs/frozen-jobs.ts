import { and, eq, not } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { isNotFrozen } from './moments.ts';
import { jobs } from './table.ts';

/** The cleaner's jobs about which a report waits for its decision. */
export async function frozenJobsOf(reader: Reader, cleanerId: string): Promise<string[]> {
  const found = await reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.cleanerId, cleanerId), not(isNotFrozen)));
  return found.map(({ id }) => id);
}
