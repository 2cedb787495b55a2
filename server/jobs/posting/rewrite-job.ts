import { eq } from 'drizzle-orm';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { replaceChecklist, writeCustomTasks } from '../checklists/write-checklist.ts';
import type { JobRow } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { differenceOf } from './difference.ts';
import { voidOffers } from './void-offers.ts';

/** An OPEN job is another now: a new price, time or scope voids the pending bids, and its bidders hear of it. Lock it first. */
export async function rewriteJob(kit: Kit, tx: Tx, before: JobRow, after: JobRow): Promise<void> {
  await write(tx, before, after);
  const difference = differenceOf(before, after);
  const voided =
    Object.keys(difference).length > 0
      ? { ...(await voidOffers(kit, tx, before)), difference }
      : { voidedBidIds: [], uninvitedIds: [] };
  await record(kit, tx, { kind: 'job changed', jobId: before.id, ...voided });
}

export const timesDiffer = (before: JobRow, after: JobRow): boolean =>
  before.startTime.getTime() !== after.startTime.getTime() || before.endTime.getTime() !== after.endTime.getTime();

async function write(tx: Tx, before: JobRow, after: JobRow): Promise<void> {
  const { startTime, endTime, busyUntil, payoutCents, cleaningType, specialInstructions, customTasks } = after;
  await tx
    .update(jobs)
    .set({ startTime, endTime, busyUntil, payoutCents, cleaningType, specialInstructions, customTasks })
    .where(eq(jobs.id, before.id));
  const sameTasks = JSON.stringify(before.customTasks) === JSON.stringify(customTasks);
  if (before.cleaningType !== cleaningType) await replaceChecklist(tx, after);
  else if (!sameTasks) await writeCustomTasks(tx, before, customTasks);
}
