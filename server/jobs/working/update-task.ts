import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Task, updateTask as updateTaskCall } from '#contract/work.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { doneAt, type PhoneTime } from '#server/platform/phone-time.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { lockJobOf } from '../lock-job.ts';
import { jobs, jobTasks } from '../table.ts';
import { inside, isWaiting } from '../waiting.ts';
import { recordWaitEnd } from './record-wait-end.ts';
import { resumeWait } from './resume-wait.ts';
import { presentTask, readTask } from './tasks-of.ts';

type Change = BodyOf<typeof updateTaskCall> & Pick<PhoneTime, 'phoneNow'>;

/**
 * The assigned cleaner, or a helper of theirs, ticks, unticks or skips a task while at work. What a phone without a signal tells late counts from
 * when it was done there, and changes nothing that was marked after that on another phone.
 */
export const updateTask = (
  kit: Kit,
  actor: Actor,
  { id, taskId }: { id: string; taskId: string },
  change: Change,
): Promise<Task> =>
  transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, id, 'tickTasks');
    const isTask = and(eq(jobTasks.id, taskId), eq(jobTasks.jobId, id));
    const [found] = await tx.select().from(jobTasks).where(isTask);
    if (!found) throw jobNotFound();
    const now = kit.clock.now();
    require(job, viewer, 'tickTasks', now);
    const at = doneAt(change, now, job.startedAt);
    if (!found.markedAt || at >= found.markedAt) {
      await tx
        .update(jobTasks)
        .set(columnsOf(change, { at, by: actor.id }))
        .where(isTask);
      // whoever ticks something off is inside; from when on is what we know, not what a phone says
      if (change.done && (isWaiting(job) || !job.workBegunAt))
        await tx.update(jobs).set(inside(job, now)).where(eq(jobs.id, id));
      if (change.done) await recordWaitEnd(kit, tx, job);
      else if (found.doneAt) await resumeWait(kit, tx, job);
      await record(kit, tx, { kind: 'task marked', jobId: id, rowId: taskId });
    }
    const task = await readTask(tx, taskId);
    if (!task) throw jobNotFound();
    return presentTask(kit, task, true);
  });

/** Ticking clears a reason for skipping, and the other way round. */
const columnsOf = ({ done, skippedReason }: Change, { at, by }: { at: Date; by: string }) => ({
  doneAt: done ? at : null,
  skippedReason: skippedReason ?? null,
  ...{ markedAt: at, markedBy: by },
});
