import { and, eq, lte } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { day, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { moveJob } from '../move-job.ts';
import { jobs } from '../table.ts';

const batch = 100;

/** Cancels OPEN jobs whose end passed 24 hours ago: nobody reposted them. */
export async function expireJobs(kit: Kit): Promise<void> {
  while ((await expireBatch(kit)) === batch);
}

/** One transaction; jobs that somebody is changing are left for the next run. */
function expireBatch(kit: Kit): Promise<number> {
  const now = kit.clock.now();
  const longOver = plus(now, -day);
  return transact(kit, async (tx) => {
    const over = await tx
      .select()
      .from(jobs)
      // the start too, because the index of OPEN jobs is in its order
      .where(and(eq(jobs.status, 'OPEN'), lte(jobs.startTime, longOver), lte(jobs.endTime, longOver)))
      .orderBy(jobs.startTime)
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const job of over) {
      const changes = { canceledAt: now };
      await moveJob(kit, tx, job, { to: 'CANCELED', mover: 'clock', kind: 'CANCELED', actorId: null, changes });
      await record(kit, tx, { kind: 'job canceled', jobId: job.id, cleanerId: null, by: 'clock', rejectedBidIds: [] });
    }
    return over.length;
  });
}
