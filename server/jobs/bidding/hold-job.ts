import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import type { JobRow } from '../lock-job.ts';
import { jobs } from '../table.ts';

const heldJob = prepared((reader) =>
  reader
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('jobId')))
    .for('share')
    .prepare('hold_job'),
);

/** Reads a job and keeps it unchanged until the transaction ends, without keeping other bidders out. */
export async function holdJob(tx: Tx, jobId: string): Promise<JobRow | null> {
  const [job] = await heldJob(tx).execute({ jobId });
  return job ?? null;
}
