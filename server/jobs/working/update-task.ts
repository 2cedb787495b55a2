import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Task, updateTask as updateTaskCall } from '#contract/work.ts';
import { record } from '#server/events.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { require } from '../ask-abilities.ts';
import { lockJobOf } from '../lock-job.ts';
import { jobs, jobTasks } from '../table.ts';
import { inside, isWaiting } from '../waiting.ts';
import { presentTask, readTask } from './tasks-of.ts';

type Change = BodyOf<typeof updateTaskCall>;

/** The assigned cleaner ticks, unticks or skips a task while at work. */
export const updateTask = (
  kit: Kit,
  actor: Actor,
  { id, taskId }: { id: string; taskId: string },
  change: Change,
): Promise<Task> =>
  transact(kit, async (tx) => {
    const { job, viewer } = await lockJobOf(tx, actor, id, 'tickTasks');
    const isTask = and(eq(jobTasks.id, taskId), eq(jobTasks.jobId, id));
    const [found] = await tx.select({ id: jobTasks.id }).from(jobTasks).where(isTask);
    if (!found) throw jobNotFound();
    require(job, viewer, 'tickTasks', kit.clock.now());
    await tx.update(jobTasks).set(columnsOf(change, kit.clock.now())).where(isTask);
    const task = await readTask(tx, taskId);
    if (!task) throw jobNotFound();
    // whoever ticks something off is inside
    if (change.done && (isWaiting(job) || !job.workBegunAt))
      await tx.update(jobs).set(inside(job, kit.clock.now())).where(eq(jobs.id, id));
    await record(kit, tx, { kind: 'task marked', jobId: id });
    return presentTask(kit, task, true);
  });

/** Ticking clears a reason for skipping, and the other way round. */
const columnsOf = ({ done, skippedReason }: Change, now: Date) => ({
  doneAt: done ? now : null,
  skippedReason: skippedReason ?? null,
});
