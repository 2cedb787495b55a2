import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { busyTime, scheduleConflict, type Unfitness, unfitness } from '../hiring/assigning.ts';
import { type JobRow, lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { helpers, jobs } from '../table.ts';

/** The assigned cleaner says which of their helpers come along to a job. Saying the same again changes nothing. */
export const chooseHelpers = (kit: Kit, actor: Actor, jobId: string, helperIds: readonly string[]): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'chooseHelpers');
    // in the order in which they are locked
    const wanted = [...new Set(helperIds)].sort();
    const added = wanted.filter((id) => !job.helperIds.includes(id));
    const removed = job.helperIds.filter((id) => !wanted.includes(id));
    await refuseOthers(tx, actor.id, added);
    for (const id of added) await refuseUnfit(tx, job, id);
    if (added.length + removed.length > 0) {
      await tx.update(jobs).set({ helperIds: wanted }).where(eq(jobs.id, jobId));
      await record(kit, tx, { kind: 'helpers chosen', jobId, cleanerId: actor.id, added, removed });
    }
    return showJob(kit, tx, actor, jobId);
  });

/** Held, so that nobody who is being removed at this moment comes along after all. */
async function refuseOthers(tx: Tx, cleanerId: string, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return;
  const theirs = await tx
    .select({ id: helpers.helperId })
    .from(helpers)
    .where(and(eq(helpers.cleanerId, cleanerId), inArray(helpers.helperId, [...wanted])))
    .orderBy(asc(helpers.helperId))
    .for('share');
  if (theirs.length < wanted.length) throw notFound('Helper not found.');
}

async function refuseUnfit(tx: Tx, job: JobRow, helperId: string): Promise<void> {
  const reason = await unfitness(tx, job, helperId);
  if (reason) throw refusals[reason]();
}

const refusals: Record<NonNullable<Unfitness>, () => Refusal> = {
  busy: () => scheduleConflict('This helper has'),
  away: () => busyTime('This helper’s own calendar'),
  blocked: () => new Refusal('blocked', 'The host of this home does not want this helper to come.'),
  suspended: () => new Refusal('stale', 'This helper is not available right now.'),
  uncleared: () => new Refusal('background_check_required', 'This helper’s background check has yet to be approved.'),
};
