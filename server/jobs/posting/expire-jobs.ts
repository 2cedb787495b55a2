import { and, eq, lte } from 'drizzle-orm';
import { repostableFor } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { jobs } from '../table.ts';
import { cancelLocked } from './cancel-job.ts';

const batch = 100;

/** Cancels OPEN jobs whose end passed 24 hours ago and that no one reposted. */
export async function expireJobs(kit: Kit): Promise<void> {
  while ((await expireBatch(kit)) === batch);
}

/** One transaction; jobs that someone is changing are left for the next run. */
function expireBatch(kit: Kit): Promise<number> {
  const longOver = plus(kit.clock.now(), -repostableFor);
  return transact(kit, async (tx) => {
    const over = await tx
      .select()
      .from(jobs)
      // the start too, because the index of OPEN jobs is ordered by it
      .where(and(eq(jobs.status, 'OPEN'), lte(jobs.startTime, longOver), lte(jobs.endTime, longOver)))
      .orderBy(jobs.startTime)
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const job of over) await cancelLocked(kit, tx, job, { by: 'clock', actorId: null });
    return over.length;
  });
}
