import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { betweenJobs, travelSpeed } from '#contract/terms.ts';
import { users } from '#server/accounts/table.ts';
import { isCleared, lockCleaner } from '#server/cleaners/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { JobRow } from '../lock-job.ts';
import { blocks, jobs } from '../table.ts';

/** Why a cleaner cannot be assigned to a job now; null if nothing prevents it. */
export type Unfitness = 'blocked' | 'suspended' | 'uncleared' | 'busy' | null;

/**
 * Checks everything that may have changed since the bid, and locks the cleaner's profile and account until the
 * transaction ends. The job must be locked already.
 */
export async function unfitness(tx: Tx, job: Pick<JobRow, 'id' | 'hostId'>, cleanerId: string): Promise<Unfitness> {
  const profile = await lockCleaner(tx, cleanerId);
  if (await isSuspended(tx, cleanerId)) return 'suspended';
  if (await isBlocked(tx, job.hostId, cleanerId)) return 'blocked';
  if (!isCleared(profile)) return 'uncleared';
  return (await isFree(tx, cleanerId, job.id)) ? null : 'busy';
}

/** Whether somebody is suspended, or nobody any more. Locked, so that it stays so until the transaction ends. */
export async function isSuspended(tx: Tx, id: string): Promise<boolean> {
  const [account] = await tx
    .select({ suspendedAt: users.suspendedAt, erasedAt: users.erasedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  return !account || account.suspendedAt !== null || account.erasedAt !== null;
}

export async function isBlocked(tx: Tx, hostId: string, cleanerId: string): Promise<boolean> {
  const found = await tx
    .select({ one: sql`1` })
    .from(blocks)
    .where(sql`${blocks.hostId} = ${hostId} and ${blocks.cleanerId} = ${cleanerId}`);
  return found.length > 0;
}

/** The refusal for a host who chose a cleaner that can no longer come. */
export async function refuseUnfit(tx: Tx, job: JobRow, cleanerId: string): Promise<void> {
  const reason = await unfitness(tx, job, cleanerId);
  if (reason === 'busy') throw scheduleConflict('This cleaner now has');
  if (reason) throw new Refusal('stale', 'This cleaner is no longer available. Please choose someone else.');
}

// A metre takes 3.6/40 of a second; half the globe at that speed takes 21 days.
const gap = sql`greatest(
  interval '${sql.raw(String(betweenJobs))} milliseconds',
  coalesce(earth_distance(held.location, ${jobs.location}), 0) * 3.6 / ${sql.raw(String(travelSpeed))} * interval '1 second'
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
