import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { closePendingBids } from '../bidding/close-pending-bids.ts';
import { bids } from '../table.ts';

/** The job is done: nobody need stand by any more. Answers whose bids were closed. Lock the job first. */
export const releaseBackups = (tx: Tx, jobId: string, at: Date): Promise<string[]> =>
  closePendingBids(tx, { which: eq(bids.jobId, jobId), at });
