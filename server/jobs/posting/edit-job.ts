import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '#contract/endpoint.ts';
import type { changeJob, Job } from '#contract/jobs.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { withoutUndefined } from '#server/platform/without-undefined.ts';
import { require } from '../ask-abilities.ts';
import { type JobRow, lockJobOf } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { busyUntilOf, checkTimes } from './check-times.ts';
import { rewriteJob, timesDiffer } from './rewrite-job.ts';

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
    await rewriteJob(kit, tx, before, after);
    return showJob(kit, tx, actor, jobId);
  });

/** Fields left out stay. */
const given = ({ startTime, endTime, specialInstructions, ...rest }: JobChange): Partial<JobRow> => ({
  ...withoutUndefined(rest),
  ...(startTime !== undefined && { startTime: new Date(startTime) }),
  ...(endTime !== undefined && { endTime: new Date(endTime), busyUntil: busyUntilOf(new Date(endTime)) }),
  ...(specialInstructions !== undefined && { specialInstructions }),
});
