import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { JobViewer } from './people.ts';
import { jobs } from './table.ts';

/** Records on a locked job that one side has reviewed the other. */
export async function markReviewed(tx: Tx, { id }: { id: string }, { role }: Pick<JobViewer, 'role'>): Promise<void> {
  const mark = role === 'HOST' ? { reviewedByHost: true } : { reviewedByCleaner: true };
  await tx.update(jobs).set(mark).where(eq(jobs.id, id));
}
