import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { JobRow } from '../lock-job.ts';
import { helpedStatuses } from '../people.ts';
import { jobs } from '../table.ts';

/** Some no longer come along to a locked job; they and the others on it hear of it. */
export async function takeOff(
  kit: Kit,
  tx: Tx,
  { id: jobId, cleanerId, helperIds }: JobRow,
  leaving: readonly string[],
): Promise<void> {
  const removed = helperIds.filter((id) => leaving.includes(id));
  if (removed.length === 0 || !cleanerId) return;
  const staying = helperIds.filter((id) => !removed.includes(id));
  await tx.update(jobs).set({ helperIds: staying }).where(eq(jobs.id, jobId));
  await record(kit, tx, { kind: 'helpers chosen', jobId, cleanerId, added: [], removed });
}

/** The jobs at which a cleaner could have somebody with them, locked in the order of their ids. */
export const lockHelpedJobs = (tx: Tx, cleanerId: string): Promise<JobRow[]> =>
  tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.cleanerId, cleanerId), inArray(jobs.status, [...helpedStatuses])))
    .orderBy(asc(jobs.id))
    .for('update');

/** The jobs to which somebody comes along, whoever’s they are, locked in the order of their ids. */
export const lockJobsHelpedBy = (tx: Tx, helperId: string): Promise<JobRow[]> =>
  tx.select().from(jobs).where(isAlong(helperId)).orderBy(asc(jobs.id)).for('update');

const isAlong = (helperId: string) =>
  and(
    arrayContains(jobs.helperIds, [helperId]),
    // as the index has it
    sql`${jobs.helperIds} <> '{}'`,
    inArray(jobs.status, [...helpedStatuses]),
  );
