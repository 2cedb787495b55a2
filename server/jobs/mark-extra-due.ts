import { eq } from 'drizzle-orm';
import type { Cents } from '#contract/money.ts';
import type { Tx } from '#server/platform/db.ts';
import { jobs } from './table.ts';

/** Notes on a locked job what its host still owes beside its payment; null once nothing is. */
export async function markExtraDue(tx: Tx, jobId: string, extraDueCents: Cents | null): Promise<void> {
  await tx.update(jobs).set({ extraDueCents }).where(eq(jobs.id, jobId));
}
