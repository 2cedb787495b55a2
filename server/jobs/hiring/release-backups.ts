import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { closePendingBids } from '../bidding/close-pending-bids.ts';
import { bids } from '../table.ts';

/** The job is done, so backups need not stand by. Returns the ids of the bids it closed. Lock the job first. */
export const releaseBackups = (tx: Tx, jobId: string, at: Date): Promise<string[]> =>
  closePendingBids(tx, { which: eq(bids.jobId, jobId), at });
