import { and, asc, eq, lte } from 'drizzle-orm';
import type { Job } from '#contract/jobs.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { type JobRow, lockJob, lockJobFor, writeTimeline } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { jobRequests, jobs } from '../table.ts';
import { isInvitationOpen } from './is-invitation-open.ts';

// A job whose host has invited cleaners first is for these alone until it is opened: by its host, once the hours are
// over, or when nobody is invited any more. All of it happens under the job's lock, for which a bid waits.

const batch = 100;

/** The host opens it to everybody now; asked again it changes nothing. */
export const openToAll = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'openToAll');
    await openLocked(kit, tx, job, { by: 'host', actorId: actor.id });
    return showJob(kit, tx, actor, jobId);
  });

/** The task that opens each job whose hours are over. */
export async function openDueJobs(kit: Kit): Promise<void> {
  const due = await kit.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.openToAllAt, kit.clock.now()))
    .orderBy(asc(jobs.openToAllAt))
    .limit(batch);
  await eachOnItsOwn(kit, due, { failed: 'job not opened', work: ({ id }) => openIfDue(kit, id) });
}

const openIfDue = (kit: Kit, jobId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job?.openToAllAt && job.openToAllAt <= kit.clock.now())
      await openLocked(kit, tx, job, { by: 'clock', actorId: null });
  });

/** Opens a locked job that waits for invited cleaners of whom none is left: they have declined, or its host has blocked them. */
export async function openIfNobodyIsInvited(kit: Kit, tx: Tx, job: OpenJob): Promise<void> {
  if (!job.openToAllAt) return;
  const waiting = and(eq(jobRequests.jobId, job.id), isInvitationOpen(tx));
  if ((await tx.$count(jobRequests, waiting)) === 0)
    await openLocked(kit, tx, job, { by: 'nobody left', actorId: null });
}

type OpenJob = Pick<JobRow, 'id' | 'hostId' | 'openToAllAt'>;

interface Opening {
  by: 'host' | 'clock' | 'nobody left';
  actorId: string | null;
}

async function openLocked(kit: Kit, tx: Tx, { id: jobId, openToAllAt }: OpenJob, { by, actorId }: Opening) {
  if (!openToAllAt) return;
  await tx.update(jobs).set({ openToAllAt: null }).where(eq(jobs.id, jobId));
  await writeTimeline(tx, { jobId, kind: 'OPENED', actorId, at: kit.clock.now() });
  await record(kit, tx, { kind: 'job opened to all', jobId, by });
}
