import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeJob, Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { writeChecklist, writeCustomTasks } from '../checklists/write-checklist.ts';
import { type JobRow, lockJobOf } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { jobs } from '../table.ts';
import { busyUntilOf, checkTimes } from './check-times.ts';
import { voidOffers } from './void-offers.ts';

export type JobChange = Omit<BodyOf<typeof changeJob>, 'status'>;

/** A host changes an OPEN job. A new price, time or scope voids the pending bids, and their bidders are notified. */
export const editJob = (kit: Kit, actor: Actor, jobId: string, change: JobChange): Promise<Job> =>
  transact(kit, async (tx) => {
    const { job: before, viewer } = await lockJobOf(tx, actor, jobId, 'edit');
    const now = kit.clock.now();
    const after = { ...before, ...given(change) };
    if (timesDiffer(before, after)) checkTimes(after.startTime, after.endTime, now);
    require(before, viewer, 'edit', now);
    if (isDeepStrictEqual(before, after)) return showJob(kit, tx, actor, jobId);
    await write(tx, before, after);
    const voided = isAnotherOffer(before, after)
      ? await voidOffers(tx, jobId, now)
      : { voidedBidIds: [], uninvitedIds: [] };
    await record(kit, tx, { kind: 'job changed', jobId, ...voided });
    return showJob(kit, tx, actor, jobId);
  });

/** Fields left out stay. */
const given = ({ startTime, endTime, specialInstructions, ...rest }: JobChange): Partial<JobRow> => ({
  ...withoutUndefined(rest),
  ...(startTime !== undefined && { startTime: new Date(startTime) }),
  ...(endTime !== undefined && { endTime: new Date(endTime), busyUntil: busyUntilOf(new Date(endTime)) }),
  ...(specialInstructions !== undefined && { specialInstructions }),
});

const withoutUndefined = <T extends object>(record: T): Partial<T> =>
  // fromEntries loses the keys it was given
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;

const timesDiffer = (before: JobRow, after: JobRow): boolean =>
  before.startTime.getTime() !== after.startTime.getTime() || before.endTime.getTime() !== after.endTime.getTime();

/** Bids are for a certain price, time and scope of work. */
const isAnotherOffer = (before: JobRow, after: JobRow): boolean =>
  timesDiffer(before, after) ||
  before.payoutCents !== after.payoutCents ||
  before.cleaningType !== after.cleaningType ||
  requiredTasks(before) !== requiredTasks(after);

const requiredTasks = ({ customTasks }: JobRow): string =>
  JSON.stringify(customTasks.flatMap(({ name, required }) => (required ? [name] : [])).sort());

async function write(tx: Tx, before: JobRow, after: JobRow): Promise<void> {
  const { startTime, endTime, busyUntil, payoutCents, cleaningType, specialInstructions, customTasks } = after;
  await tx
    .update(jobs)
    .set({ startTime, endTime, busyUntil, payoutCents, cleaningType, specialInstructions, customTasks })
    .where(eq(jobs.id, before.id));
  const sameTasks = JSON.stringify(before.customTasks) === JSON.stringify(customTasks);
  if (before.cleaningType !== cleaningType) await writeChecklist(tx, after);
  else if (!sameTasks) await writeCustomTasks(tx, before, customTasks);
}
