import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { bids, jobs } from '../table.ts';
import { writeChecklist } from './write-checklist.ts';

/**
 * The home has another list now. Its OPEN jobs that are to come get it, unless somebody has bid on the work as it was;
 * a maintenance visit has no list of the home’s. The caller holds the property.
 */
export async function renewOpenChecklists(kit: Kit, tx: Tx, propertyId: string): Promise<void> {
  const isAhead = and(
    eq(jobs.status, 'OPEN'),
    gt(jobs.startTime, kit.clock.now()),
    ne(jobs.cleaningType, 'maintenance'),
  );
  // locked first, so that nobody bids on the list that is being replaced
  const open = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.propertyId, propertyId), isAhead))
    .orderBy(asc(jobs.id))
    .for('update');
  const bidOn = await jobsWithBids(
    tx,
    open.map(({ id }) => id),
  );
  for (const job of open) {
    if (bidOn.has(job.id)) continue;
    await writeChecklist(tx, job);
    await record(kit, tx, { kind: 'job changed', jobId: job.id, voidedBidIds: [], uninvitedIds: [] });
  }
}

async function jobsWithBids(tx: Tx, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ jobId: bids.jobId })
    .from(bids)
    .where(and(inArray(bids.jobId, jobIds), eq(bids.status, 'PENDING')));
  return new Set(rows.map(({ jobId }) => jobId));
}
