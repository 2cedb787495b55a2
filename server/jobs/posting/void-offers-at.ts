import { and, eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJob } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { voidOffers } from './void-offers.ts';

/** A property has another place: what was bid on its open jobs is void. */
export async function voidOffersAt(kit: Kit, propertyId: string): Promise<void> {
  const open = await kit.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.propertyId, propertyId), eq(jobs.status, 'OPEN')));
  for (const { id: jobId } of open) await voidMoved(kit, jobId);
}

const voidMoved = (kit: Kit, jobId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job?.status !== 'OPEN') return;
    const voided = await voidOffers(tx, jobId, kit.clock.now());
    // Nothing is left to void when the task runs twice.
    if (voided.voidedBidIds.length + voided.uninvitedIds.length === 0) return;
    await record(kit, tx, { kind: 'job changed', jobId, ...voided });
  });
