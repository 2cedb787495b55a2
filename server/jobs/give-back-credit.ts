import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { jobs } from './table.ts';

/** The referral credit that waived the fee of a locked job is its cleaner's again; the fees stay as they were fixed. */
export async function giveBackCredit(tx: Tx, jobId: string): Promise<void> {
  await tx.update(jobs).set({ creditId: null }).where(eq(jobs.id, jobId));
}
