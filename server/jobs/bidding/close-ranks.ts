import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { bids } from '../table.ts';

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
