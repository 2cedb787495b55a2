import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { JobRow } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { pointOf, readPlace } from './kept-place.ts';
import { offerPlace } from './offer-change.ts';
import type { JobTimes, KeptPlace } from './offered-change.ts';

/**
 * From its assignment on a job keeps its place. A backup takes over at the place and time they bid for, whatever the one
 * before agreed to; what the property is like now, and a time that still waits, is offered to them anew.
 */
export async function keepPlace(kit: Kit, tx: Tx, job: JobRow, waiting: JobTimes | undefined): Promise<JobRow> {
  const now = await readPlace(tx, job.propertyId);
  const kept = await goToPlace(tx, job, job.hiredPlace ?? now);
  await offerPlace(kit, tx, kept, now, waiting);
  return kept;
}

/** Before a backup is looked for: the way to their other jobs is the way from the place they bid for. */
export const goBackToPlace = async (tx: Tx, job: JobRow): Promise<void> => {
  if (job.hiredPlace)
    await tx
      .update(jobs)
      .set({ location: pointOf(job.hiredPlace) })
      .where(eq(jobs.id, job.id));
};

async function goToPlace(tx: Tx, job: JobRow, place: KeptPlace): Promise<JobRow> {
  const changes = { place, hiredPlace: place, offeredChange: null };
  await tx
    .update(jobs)
    .set({ ...changes, location: pointOf(place) })
    .where(eq(jobs.id, job.id));
  return { ...job, ...changes };
}
