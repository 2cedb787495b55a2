import { and, asc, eq, sql } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { jobs } from '../table.ts';
import { voidOffers } from './void-offers.ts';

/** A property has moved: its OPEN jobs move with it, and the bids on them are void. */
export async function followProperty(kit: Kit, tx: Tx, propertyId: string): Promise<void> {
  const open = and(eq(jobs.propertyId, propertyId), eq(jobs.status, 'OPEN'));
  const held = await tx.select({ id: jobs.id }).from(jobs).where(open).orderBy(asc(jobs.id)).for('update');
  await tx
    .update(jobs)
    .set({ location: sql`(select ${properties.location} from ${properties} where ${properties.id} = ${propertyId})` })
    .where(open);
  for (const { id: jobId } of held)
    await record(kit, tx, { kind: 'job changed', jobId, ...(await voidOffers(tx, jobId, kit.clock.now())) });
}
