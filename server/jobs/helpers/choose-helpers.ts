import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { helperChangesPerDay } from '#contract/terms.ts';
import { countOrRefuse } from '#server/accounts/index.ts';
import { mayComeAlong } from '#server/cleaners/index.ts';
import { record } from '#server/events.ts';
import { day } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { refuseUnfit, unfitness } from '../hiring/assigning.ts';
import { type JobRow, lockJobFor } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { helpers, jobs } from '../table.ts';

// Host and helpers are told of each.
const perJob = { name: 'helpers chosen for job', most: helperChangesPerDay, within: day };

/** The assigned cleaner says which of their helpers come along to a job. Saying the same again changes nothing. */
export const chooseHelpers = (kit: Kit, actor: Actor, jobId: string, helperIds: readonly string[]): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'chooseHelpers');
    // in the order in which they are locked
    const wanted = [...new Set(helperIds)].sort();
    const added = wanted.filter((id) => !job.helperIds.includes(id));
    const removed = job.helperIds.filter((id) => !wanted.includes(id));
    await refuseOthers(tx, actor.id, added);
    for (const id of added) await refuseAbsent(kit, tx, job, id);
    if (added.length + removed.length > 0) {
      await countOrRefuse(kit, tx, perJob, jobId);
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

/** Whose approval has run out comes to no further job, as a cleaner then gets none. */
async function refuseAbsent({ clock }: Kit, tx: Tx, job: JobRow, helperId: string): Promise<void> {
  const reason = await unfitness(tx, job, helperId, (helper) => mayComeAlong(helper, clock.now()));
  if (reason === 'uncleared')
    throw new Refusal('background_check_required', 'This helper doesn’t have a valid background check right now.');
  refuseUnfit(reason, 'helper');
}
