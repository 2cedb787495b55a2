import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { jobs } from '../table.ts';

// 40 km/h in a straight line (a metre takes 3.6/40 of a second); half the globe at that speed takes 21 days.
const gap = sql`greatest(
  interval '30 minutes',
  coalesce(earth_distance(held.location, ${jobs.location}), 0) * 3.6 / 40 * interval '1 second'
)`;

/**
 * SQL: whether the cleaner holds another job (ASSIGNED, IN_PROGRESS) so close in time to the query's `job` that they
 * could not do both: less than 30 minutes apart or, if longer, the travel time at 40 km/h.
 */
export const clashes = (cleanerId: SQLWrapper | string): SQL<boolean> => sql<boolean>`exists (
  select from ${jobs} held
  where held.cleaner_id = ${cleanerId} and held.status in ('ASSIGNED', 'IN_PROGRESS') and held.id <> ${jobs.id}
    and held.start_time between ${jobs.startTime} - interval '25 days' and ${jobs.endTime} + interval '25 days'
    and held.start_time < ${jobs.endTime} + ${gap} and held.end_time + ${gap} > ${jobs.startTime})`;

/** Whether the cleaner is free for a job. Lock the cleaner's row first, or the answer may be out of date when used. */
export async function isFree(tx: Tx, cleanerId: string, jobId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), clashes(cleanerId)));
  return !found;
}

export const scheduleConflict = (who: string): Refusal =>
  new Refusal('schedule_conflict', `${who} another job at that time, or too close to it to get there.`);
