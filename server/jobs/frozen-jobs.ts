import { and, inArray, not } from 'drizzle-orm';
import type { Reader } from '#server/platform/db.ts';
import { isNotFrozen } from './moments.ts';
import { jobs } from './table.ts';

/** The jobs of these cleaners about which a report waits for its decision. */
export async function frozenJobsOf(reader: Reader, ...cleanerIds: readonly string[]): Promise<string[]> {
  const found = await reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.cleanerId, cleanerIds), not(isNotFrozen)));
  return found.map(({ id }) => id);
}
