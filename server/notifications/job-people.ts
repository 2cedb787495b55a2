import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { bids, jobs } from '#server/jobs/table.ts';
import type { Kit } from '#server/platform/kit.ts';

/** The host of a job; nobody for a job that is not there. */
export async function hostOf({ db }: Kit, jobId: string): Promise<string[]> {
  const rows = await db.select({ id: jobs.hostId }).from(jobs).where(eq(jobs.id, jobId));
  return rows.map(({ id }) => id);
}

/** Everybody who may have the job on a page: host, assigned cleaner, all who ever bid, all who are invited. */
export async function everybodyAt({ db }: Kit, jobId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select host_id as id from job where id = ${jobId}
    union select cleaner_id from job where id = ${jobId} and cleaner_id is not null
    union select cleaner_id from bid where job_id = ${jobId}
    union select cleaner_id from job_request where job_id = ${jobId}`);
  return rows.map(({ id }) => id);
}

/** Who made these bids. */
export async function biddersOf({ db }: Kit, bidIds: readonly string[]): Promise<string[]> {
  if (bidIds.length === 0) return [];
  const rows = await db
    .select({ id: bids.cleanerId })
    .from(bids)
    .where(inArray(bids.id, [...bidIds]));
  return rows.map(({ id }) => id);
}

/** Who wait as second and third choice. */
export async function backupsOf({ db }: Kit, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ id: bids.cleanerId })
    .from(bids)
    .where(and(eq(bids.jobId, jobId), eq(bids.status, 'PENDING'), isNotNull(bids.teamRank)));
  return rows.map(({ id }) => id);
}

/** Whose bids fell with a canceled job, also those that were closed only after it. */
export async function biddersAtCanceling({ db }: Kit, jobId: string): Promise<string[]> {
  const rows = await db
    .select({ id: bids.cleanerId })
    .from(bids)
    .innerJoin(jobs, eq(jobs.id, bids.jobId))
    .where(and(eq(jobs.id, jobId), eq(bids.status, 'REJECTED'), gte(bids.decidedAt, jobs.canceledAt)));
  return rows.map(({ id }) => id);
}
