import { and, asc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { checkInGrace } from '#contract/terms.ts';
import { record } from '#server/events.ts';
import { plus } from '#server/platform/clock.ts';
import type { Kit } from '#server/platform/kit.ts';
import { eachOnItsOwn } from '#server/platform/tasks/each-on-its-own.ts';
import { transact } from '#server/platform/transact.ts';
import { type JobRow, lockJob } from '../lock-job.ts';
import { jobs } from '../table.ts';
import { shortConfirmBy } from './assigning.ts';
import { loseHire } from './lose-hire.ts';
import { passOn } from './pass-on.ts';

const batch = 100;

/** The task that gives a job to the next on the ladder if its cleaner neither confirmed nor came. */
export async function climbLadders(kit: Kit): Promise<void> {
  const due = await kit.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'ASSIGNED'), mayBeDue(kit.clock.now())))
    .orderBy(asc(jobs.confirmBy))
    .limit(batch);
  await eachOnItsOwn(kit, due, { failed: 'ladder not climbed', work: ({ id }) => climb(kit, id) });
}

/** Every job for which `missedDeadline` could be true. */
const mayBeDue = (now: Date): SQL | undefined =>
  and(lte(jobs.confirmBy, now), or(isNull(jobs.confirmedAt), sql`${jobs.startTime} <= ${plus(now, -checkInGrace)}`));

const climb = (kit: Kit, jobId: string): Promise<void> =>
  transact(kit, async (tx) => {
    const now = kit.clock.now();
    const job = await lockJob(tx, jobId);
    if (!job?.cleanerId || !missedDeadline(job, now)) return;
    const { cleanerId } = job;
    const move = { mover: 'clock', actorId: null, confirmBy: shortConfirmBy(now) } as const;
    const because = job.confirmedAt ? 'notStarted' : 'notConfirmed';
    const next = await passOn(kit, tx, job, { bidBecomes: 'REJECTED', because, ...move });
    await loseHire(tx, { jobId, cleanerId, missed: true, at: now });
    await record(kit, tx, { kind: 'deadline missed', jobId, cleanerId, next });
  });

type Assigned = Pick<JobRow, 'status' | 'startTime' | 'confirmBy' | 'confirmedAt'>;

/**
 * Whether the assigned cleaner missed a deadline: to confirm, or to start within 30 minutes of the start. A backup
 * whose time to confirm ends after the start gets those 30 minutes from there.
 */
function missedDeadline({ status, startTime, confirmBy, confirmedAt }: Assigned, now: Date): boolean {
  if (status !== 'ASSIGNED' || !confirmBy) return false;
  if (!confirmedAt && confirmBy <= now) return true;
  const from = confirmBy > startTime ? confirmBy : startTime;
  return plus(from, checkInGrace) <= now;
}
