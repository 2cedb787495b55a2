import { eq, inArray } from 'drizzle-orm';
import { zoneOfJob } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import type { Charge } from './read-charges.ts';

/** What was cleaned, and when by the home’s own clock. */
export interface PaidCleaning {
  cleaningType: 'standard' | 'deep' | 'maintenance';
  startTime: Date;
  timeZone: string;
}

/** The cleanings that were paid among some charges, by their jobs. */
export async function cleaningsPaid(reader: Reader, charges: readonly Charge[]): Promise<Map<string, PaidCleaning>> {
  const ids = [...new Set(charges.filter(({ kind }) => kind === 'job').map(({ jobId }) => jobId))];
  if (ids.length === 0) return new Map();
  const { id, cleaningType, startTime, propertyId } = jobs;
  const rows = await reader
    .select({ id, cleaningType, startTime, timeZone: zoneOfJob })
    .from(jobs)
    .innerJoin(properties, eq(properties.id, propertyId))
    .where(inArray(id, ids));
  return new Map(rows.map(({ id: jobId, ...cleaning }) => [jobId, cleaning]));
}
