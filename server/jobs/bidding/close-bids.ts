import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { LossReason } from '#contract/states.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Tx } from '#server/platform/db.ts';
import { bids, jobs } from '../table.ts';

interface Closing {
  which: SQL | undefined;
  at: Date;
  /** What their cleaners are told; nothing where the reason is not theirs to know. */
  because: readonly LossReason[] | SQL<LossReason[]> | null;
}

/** Rejects the pending bids that `which` selects, backups included; returns their ids. Lock their jobs first. */
export async function closePendingBids(tx: Tx, { which, at, because }: Closing): Promise<string[]> {
  const closed = await tx
    .update(bids)
    .set({ status: 'REJECTED', teamRank: null, decidedAt: at, lostBecause: isGiven(because) ? [...because] : because })
    .where(and(eq(bids.status, 'PENDING'), which))
    .returning({ id: bids.id });
  return closed.map(({ id }) => id);
}

const isGiven = (because: Closing['because']): because is readonly LossReason[] => Array.isArray(because);

/** Nearer by so many metres: a place is only known to its ZIP code. */
const nearer = 1000;

/**
 * SQL: how whoever was chosen differs from the cleaner of each bid, without a word of their price. Nobody knows what the
 * host thought; this much is true.
 */
export function comparedWith(chosen: { cleanerId: string; amountCents: number }): SQL<LossReason[]> {
  const metres = (cleanerId: SQL) => sql`(select earth_distance(${cleanerProfiles.location}, ${jobs.location})
    from ${cleanerProfiles}, ${jobs} where ${cleanerProfiles.userId} = ${cleanerId} and ${jobs.id} = ${bids.jobId})`;
  const doneHere = (cleanerId: SQL) => sql`exists (select from ${jobs} done where done.cleaner_id = ${cleanerId}
    and done.status = 'PAID'
    and done.property_id = (select ${jobs.propertyId} from ${jobs} where ${jobs.id} = ${bids.jobId}))`;
  const theirs = sql`${chosen.cleanerId}::uuid`;
  const own = sql`${bids.cleanerId}`;
  return sql`(select coalesce(nullif(array_remove(array[
      case when ${chosen.amountCents} < ${bids.amountCents} then 'price' end,
      case when ${metres(theirs)} < ${metres(own)} - ${nearer} then 'distance' end,
      case when ${doneHere(theirs)} and not ${doneHere(own)} then 'knowsHome' end], null), '{}'), '{preferred}'))`;
}

/** The job is done, so backups need not stand by. Returns the ids of the bids it closed. Lock the job first. */
export const releaseBackups = (tx: Tx, jobId: string, at: Date): Promise<string[]> =>
  closePendingBids(tx, { which: eq(bids.jobId, jobId), at, because: ['chosenBefore'] });

/** After someone left a job's ladder, moves those behind up. Lock the job first. */
export async function closeRanks(tx: Tx, jobId: string): Promise<void> {
  const chosen = await tx
    .select({ id: bids.id, teamRank: bids.teamRank })
    .from(bids)
    .where(and(eq(bids.jobId, jobId), isNotNull(bids.teamRank)))
    .orderBy(asc(bids.teamRank));
  // One by one from the front, so that each rank is free when it is taken, as the unique index requires.
  for (const [index, { id, teamRank }] of chosen.entries()) {
    if (teamRank === index + 1) continue;
    await tx
      .update(bids)
      .set({ teamRank: index + 1 })
      .where(eq(bids.id, id));
  }
}
