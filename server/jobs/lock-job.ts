import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { jobs } from './table.ts';

export type JobRow = typeof jobs.$inferSelect;

/** Reads a job and locks its row until the transaction ends; anything that changes a job locks it first. */
export async function lockJob(tx: Tx, jobId: string): Promise<JobRow | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  return job ?? null;
}
