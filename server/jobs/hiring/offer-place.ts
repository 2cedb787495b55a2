import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import { newId } from '#server/platform/ids.ts';
import type { Kit } from '#server/platform/kit.ts';
import { isSamePlace, type KeptPlace, type OfferedChange } from '../kept-place.ts';
import type { JobRow } from '../lock-job.ts';
import { jobs } from '../table.ts';

/**
 * Offers the cleaner of a locked, assigned job what its property is like now. A newer offer replaces one that waits,
 * and where the property is again as the job has it there is nothing left to answer.
 */
export async function offerPlace(kit: Kit, tx: Tx, job: JobRow, after: KeptPlace): Promise<void> {
  const { id: jobId, cleanerId, place: before } = job;
  if (!before || !cleanerId) return;
  const waiting = job.placeChange?.agreedAt === null ? job.placeChange : null;
  if (isSamePlace(waiting?.after ?? before, after)) return;
  if (isSamePlace(before, after)) {
    await write(tx, jobId, null);
    await record(kit, tx, { kind: 'place change taken back', jobId, cleanerId });
    return;
  }
  const change = { id: newId(), offeredAt: kit.clock.now().toISOString(), agreedAt: null, before, after };
  await write(tx, jobId, change);
  await record(kit, tx, { kind: 'place changed', jobId, cleanerId, changeId: change.id });
}

const write = (tx: Tx, jobId: string, placeChange: OfferedChange | null) =>
  tx.update(jobs).set({ placeChange }).where(eq(jobs.id, jobId));
