import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { record } from '#server/events.ts';
import { minute, plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { closedWithJob } from '../bidding/restore-bids.ts';
import { jobs } from '../table.ts';

/** A cancellation that is taken back sooner was a slip of the host's hand, or a hiccup of a feed. */
const standsAfter = 2 * minute;

/** The every-minute task: whoever bid on a job that went with its stay hears of it once that is certain. */
export const tellOfLeftJobs = (kit: Kit): Promise<void> =>
  transact(kit, async (tx) => {
    const now = kit.clock.now();
    const untold = and(isNotNull(jobs.leftWithStay), isNull(jobs.leaveToldAt));
    const left = await tx
      .select({ id: jobs.id, canceledAt: jobs.canceledAt })
      .from(jobs)
      .where(and(untold, lte(jobs.canceledAt, plus(now, -standsAfter))))
      .orderBy(jobs.id)
      .limit(500)
      .for('update', { skipLocked: true });
    for (const job of left) {
      const { id: jobId } = job;
      await tx.update(jobs).set({ leaveToldAt: now }).where(eq(jobs.id, jobId));
      const rejectedBidIds = await closedWithJob(tx, job);
      if (rejectedBidIds.length > 0)
        await record(kit, tx, { kind: 'job canceled', jobId, cleanerId: null, by: 'host', rejectedBidIds });
    }
  });
