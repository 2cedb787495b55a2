import { and, asc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { bids } from '../table.ts';

interface Closing {
  which: SQL | undefined;
  at: Date;
}

/** Rejects the pending bids that `which` selects, backups included; returns their ids. Lock their jobs first. */
export async function closePendingBids(tx: Tx, { which, at }: Closing): Promise<string[]> {
  const closed = await tx
    .update(bids)
    .set({ status: 'REJECTED', teamRank: null, decidedAt: at })
    .where(and(eq(bids.status, 'PENDING'), which))
    .returning({ id: bids.id });
  return closed.map(({ id }) => id);
}

/** The job is done, so backups need not stand by. Returns the ids of the bids it closed. Lock the job first. */
export const releaseBackups = (tx: Tx, jobId: string, at: Date): Promise<string[]> =>
  closePendingBids(tx, { which: eq(bids.jobId, jobId), at });

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
