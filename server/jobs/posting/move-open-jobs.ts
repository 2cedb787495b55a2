import { and, eq, sql } from 'drizzle-orm';
import type { FactOf } from '#server/events.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { jobs } from '../table.ts';

/** The OPEN jobs of a property that moved are where it is now. */
export async function moveOpenJobs({ db }: Kit, { propertyId }: FactOf<'property moved'>): Promise<void> {
  await db
    .update(jobs)
    .set({ location: sql`(select ${properties.location} from ${properties} where ${properties.id} = ${propertyId})` })
    .where(and(eq(jobs.propertyId, propertyId), eq(jobs.status, 'OPEN')));
}
