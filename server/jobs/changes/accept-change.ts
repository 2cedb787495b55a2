import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { lockCleaner } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import type { JobDifference } from '#server/facts.ts';
import { type Tx, violates } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { transact } from '#server/platform/transact.ts';
import { noChangeToAnswer } from '../abilities.ts';
import { takeOff } from '../helpers/take-off.ts';
import { isFree, scheduleConflict } from '../hiring/assigning.ts';
import { type JobRow, lockJobFor } from '../lock-job.ts';
import { busyUntilOf } from '../posting/check-times.ts';
import { differenceOf } from '../posting/difference.ts';
import { voidOffers } from '../posting/void-offers.ts';
import { showJob } from '../show-job.ts';
import { jobs } from '../table.ts';
import { pointOf } from './kept-place.ts';
import type { OfferedChange } from './offered-change.ts';

/** The assigned cleaner agrees to what was offered, as they saw it; the job goes by it now. */
export async function acceptChange(kit: Kit, actor: Actor, jobId: string, changeId: string): Promise<Job> {
  try {
    return await transact(kit, async (tx) => {
      const job = await lockJobFor(kit, tx, actor, jobId, 'acceptChange');
      const change = job.offeredChange;
      if (change?.id !== changeId) throw noChangeToAnswer();
      for (const id of [actor.id, ...job.helperIds].sort()) await lockCleaner(tx, id);
      await goBy(kit, tx, job, change);
      // the way to their other jobs, or the time for it, may be another now
      if (!(await isFree(tx, actor.id, jobId))) throw scheduleConflict('You have');
      await takeOff(kit, tx, job, await whoCannotCome(tx, job));
      if (change.times) await releaseTeam(kit, tx, job, differenceOf(job, movedTo(change, job, kit.clock.now())));
      await record(kit, tx, { kind: 'place change accepted', jobId, cleanerId: actor.id });
      return showJob(kit, tx, actor, jobId);
    });
  } catch (error) {
    throw violates(error, 'job_no_overlap') ? scheduleConflict('You have') : error;
  }
}

/** Helpers who are elsewhere at the other time, or too far from the other place. */
async function whoCannotCome(tx: Tx, { id, helperIds }: JobRow): Promise<string[]> {
  const away: string[] = [];
  for (const helperId of helperIds) if (!(await isFree(tx, helperId, id))) away.push(helperId);
  return away;
}

async function goBy(kit: Kit, tx: Tx, job: JobRow, change: OfferedChange): Promise<void> {
  const now = kit.clock.now();
  const offeredChange = { ...change, agreedAt: now.toISOString() };
  await tx
    .update(jobs)
    .set({ offeredChange, place: change.after, location: pointOf(change.after), ...movedTo(change, job, now) })
    .where(eq(jobs.id, job.id));
}

/** Who agrees to a time has confirmed that they come. */
function movedTo({ times }: OfferedChange, { confirmedAt }: JobRow, now: Date) {
  if (!times) return {};
  const endTime = new Date(times.after.endTime);
  const moved = { startTime: new Date(times.after.startTime), endTime, busyUntil: busyUntilOf(endTime) };
  return { ...moved, confirmedAt: confirmedAt ?? now };
}

/** The others bid for the time before. */
async function releaseTeam(kit: Kit, tx: Tx, job: JobRow, difference: JobDifference): Promise<void> {
  await record(kit, tx, { kind: 'job changed', jobId: job.id, ...(await voidOffers(kit, tx, job)), difference });
}
