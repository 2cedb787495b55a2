import { and, eq, type SQL } from 'drizzle-orm';
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
