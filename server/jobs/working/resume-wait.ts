import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { tickTakenBackWithin } from '#contract/terms.ts';
import { isAlarm } from '#contract/waiting-pay.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import type { JobRow } from '../lock-job.ts';
import { deliverables, jobs, jobTasks } from '../table.ts';
import { resumedWaiting } from '../waiting.ts';

/**
 * Nobody got in: the tick that ended the wait was a slip, taken back soon, and nothing else shows that the work began.
 * The wait goes on as if it had not ended, and the host, who was told that it is over, is alerted as when one begins.
 */
export async function resumeWait(kit: Kit, tx: Tx, job: JobRow): Promise<void> {
  const now = kit.clock.now();
  const { waiting, workBegunAt } = job;
  if (!waiting || !workBegunAt || waiting.endedAt !== workBegunAt.toISOString()) return;
  if (now.getTime() - workBegunAt.getTime() > tickTakenBackWithin || (await isWorkSeen(tx, job.id))) return;
  await tx
    .update(jobs)
    .set({ waiting: resumedWaiting(waiting), workBegunAt: null })
    .where(eq(jobs.id, job.id));
  const { reason } = waiting;
  // named by this moment, not by when it began: it is another alert than that one
  const alert = { reason, since: now.toISOString(), alarm: isAlarm(waiting) };
  await record(kit, tx, { kind: 'cleaner waits', jobId: job.id, ...alert });
}

/** A picture from before may show a locked door. */
async function isWorkSeen(tx: Tx, jobId: string): Promise<boolean> {
  const [task] = await tx
    .select({ id: jobTasks.id })
    .from(jobTasks)
    .where(and(eq(jobTasks.jobId, jobId), isNotNull(jobTasks.doneAt)))
    .limit(1);
  if (task) return true;
  const [photo] = await tx
    .select({ id: deliverables.id })
    .from(deliverables)
    .where(and(eq(deliverables.jobId, jobId), ne(deliverables.photoType, 'BEFORE')))
    .limit(1);
  return photo !== undefined;
}
