import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';

const before = alias(jobs, 'before');

/** The last cleaning of the same home that was handed in before each of these jobs, by job. */
export async function earlierCleanings(
  reader: Reader,
  jobIds: readonly string[],
): Promise<Map<string, { id: string; startTime: Date }>> {
  if (jobIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([jobs.id], { jobId: jobs.id, id: before.id, startTime: before.startTime })
    .from(jobs)
    .innerJoin(
      before,
      and(eq(before.propertyId, jobs.propertyId), lt(before.startTime, jobs.startTime), isNotNull(before.submittedAt)),
    )
    .where(inArray(jobs.id, [...jobIds]))
    .orderBy(jobs.id, desc(before.startTime));
  return new Map(rows.map(({ jobId, ...cleaning }) => [jobId, cleaning]));
}
