import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { JobRow } from '../lock-job.ts';
import { bids, blocks } from '../table.ts';

/**
 * A canceled job is open again: the bids that its cancellation rejected stand as they did, except those of cleaners whom
 * the host has blocked or who are suspended by now. Returns their ids. Lock the job first.
 */
export async function restoreBids(tx: Tx, { id: jobId, hostId, canceledAt }: JobRow): Promise<string[]> {
  if (!canceledAt) return [];
  const blocked = tx
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.hostId, hostId), eq(blocks.cleanerId, bids.cleanerId)));
  const active = tx
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.suspendedAt), isNull(users.erasedAt)));
  const restored = await tx
    .update(bids)
    .set({ status: 'PENDING', decidedAt: null, lostBecause: null })
    .where(and(closedAt(jobId, canceledAt), inArray(bids.cleanerId, active), notExists(blocked)))
    .returning({ id: bids.id });
  return restored.map(({ id }) => id);
}

/** The bids that a job's cancellation rejected. */
export async function closedWithJob(tx: Tx, { id, canceledAt }: Pick<JobRow, 'id' | 'canceledAt'>): Promise<string[]> {
  if (!canceledAt) return [];
  const closed = await tx.select({ id: bids.id }).from(bids).where(closedAt(id, canceledAt));
  return closed.map((bid) => bid.id);
}

const closedAt = (jobId: string, at: Date) =>
  and(eq(bids.jobId, jobId), eq(bids.status, 'REJECTED'), eq(bids.decidedAt, at));
