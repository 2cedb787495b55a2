import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { tooSmallOf } from '#contract/after-photos.ts';
import type { Job } from '#contract/jobs.ts';
import type { WorkDoubt } from '#contract/states.ts';
import { photoPixelsThatProve } from '#contract/terms.ts';
import { record } from '#server/events.ts';
import { uploads } from '#server/photos/table.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { lockJobFor, moveJob } from '../lock-job.ts';
import { showJob } from '../show-job.ts';
import { deliverables, jobTasks } from '../table.ts';
import { waitingOver } from '../waiting.ts';

/** The assigned cleaner submits the work: every required task ticked or skipped with a reason, and an AFTER photo. */
export const submitWork = (kit: Kit, actor: Actor, jobId: string): Promise<Job> =>
  transact(kit, async (tx) => {
    const job = await lockJobFor(kit, tx, actor, jobId, 'submit');
    await refuseIncomplete(tx, jobId);
    const now = kit.clock.now();
    await moveJob(kit, tx, job, {
      to: 'SUBMITTED',
      mover: 'assigned cleaner',
      kind: 'SUBMITTED',
      actorId: actor.id,
      changes: { submittedAt: now, doubts: await doubtsAbout(tx, jobId), ...waitingOver(job, now) },
    });
    await record(kit, tx, { kind: 'work submitted', jobId });
    return showJob(kit, tx, actor, jobId);
  });

/** What a host should check before paying: required work that was skipped, pictures too small to show anything. */
async function doubtsAbout(tx: Tx, jobId: string): Promise<WorkDoubt[]> {
  const ofJob = eq(jobTasks.jobId, jobId);
  const [skipped] = await tx
    .select({ id: jobTasks.id })
    .from(jobTasks)
    .where(and(ofJob, eq(jobTasks.required, true), isNull(jobTasks.doneAt)))
    .limit(1);
  const after = await tx
    .select({
      taskId: deliverables.taskId,
      small: sql<boolean>`greatest(${uploads.width}, ${uploads.height}) < ${photoPixelsThatProve}`,
    })
    .from(deliverables)
    .innerJoin(uploads, eq(uploads.id, deliverables.uploadId))
    .where(and(eq(deliverables.jobId, jobId), eq(deliverables.photoType, 'AFTER'), isNull(deliverables.hiddenAt)));
  return [
    ...(skipped ? ['task_skipped' as const] : []),
    ...(tooSmallOf(after).length > 0 ? ['small_photo' as const] : []),
  ];
}

async function refuseIncomplete(tx: Tx, jobId: string): Promise<void> {
  const missingTasks = await tx
    .select({ id: jobTasks.id, name: jobTasks.name, templateKey: jobTasks.templateKey })
    .from(jobTasks)
    .where(
      and(
        eq(jobTasks.jobId, jobId),
        eq(jobTasks.required, true),
        isNull(jobTasks.doneAt),
        isNull(jobTasks.skippedReason),
      ),
    )
    .orderBy(asc(jobTasks.position));
  const [after] = await tx
    .select({ id: deliverables.id })
    .from(deliverables)
    .where(and(eq(deliverables.jobId, jobId), eq(deliverables.photoType, 'AFTER')))
    .limit(1);
  const missing = [...missingTasks.map(({ name }) => name), ...(after ? [] : ['a photo taken after the work'])];
  if (missing.length === 0) return;
  throw new Refusal('checklist_incomplete', `Still missing: ${missing.join(', ')}.`, {
    extra: { missingTasks, missingAfterPhoto: !after },
  });
}
