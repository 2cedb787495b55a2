import { and, asc, eq, inArray } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { hasMoved, pointOf, readPlace } from '../changes/kept-place.ts';
import { offerPlace } from '../changes/offer-change.ts';
import type { KeptPlace } from '../changes/offered-change.ts';
import { jobs } from '../table.ts';
import { voidOffers } from './void-offers.ts';

/**
 * A property is another now. Its OPEN jobs follow it, and where it is somewhere else what was bid on them is void; its
 * ASSIGNED jobs stay as they are, and their cleaners are offered the change.
 */
export async function followProperty(
  kit: Kit,
  tx: Tx,
  propertyId: string,
  before: Parameters<typeof hasMoved>[0],
): Promise<void> {
  const after = await readPlace(tx, propertyId);
  const held = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.propertyId, propertyId), inArray(jobs.status, ['OPEN', 'ASSIGNED'])))
    .orderBy(asc(jobs.id))
    .for('update');
  for (const job of held) {
    if (job.status === 'ASSIGNED') await offerPlace(kit, tx, job, after);
    else if (hasMoved(before, after)) await moveAlong(kit, tx, job.id, after);
  }
}

async function moveAlong(kit: Kit, tx: Tx, jobId: string, place: KeptPlace): Promise<void> {
  await tx
    .update(jobs)
    .set({ location: pointOf(place) })
    .where(eq(jobs.id, jobId));
  await record(kit, tx, { kind: 'job changed', jobId, ...(await voidOffers(tx, jobId, kit.clock.now())) });
}
