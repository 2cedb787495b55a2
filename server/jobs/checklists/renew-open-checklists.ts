import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { isInvitationOpen } from '../hiring/is-invitation-open.ts';
import { bids, jobRequests, jobs } from '../table.ts';
import { replaceChecklist } from './write-checklist.ts';

/**
 * The home has another list now. Its OPEN jobs that are to come get it, unless somebody has bid on the work as it was,
 * or can take it by an invitation to it; a maintenance visit has no list of the home’s. The caller holds the property.
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
  const promised = await jobsInSight(
    tx,
    open.map(({ id }) => id),
  );
  for (const job of open) {
    if (promised.has(job.id)) continue;
    await replaceChecklist(tx, job);
    await record(kit, tx, { kind: 'job changed', jobId: job.id, voidedBidIds: [], uninvitedIds: [] });
  }
}

/** Of these, the ones that somebody would take as they have seen them. */
async function jobsInSight(tx: Tx, jobIds: string[]): Promise<Set<string>> {
  if (jobIds.length === 0) return new Set();
  const bidOn = tx
    .select({ jobId: bids.jobId })
    .from(bids)
    .where(and(inArray(bids.jobId, jobIds), eq(bids.status, 'PENDING')));
  const invitedTo = tx
    .select({ jobId: jobRequests.jobId })
    .from(jobRequests)
    .where(and(inArray(jobRequests.jobId, jobIds), isInvitationOpen(tx)));
  return new Set((await unionAll(bidOn, invitedTo)).map(({ jobId }) => jobId));
}
