import { and, eq, isNotNull } from 'drizzle-orm';
import { holdsCode } from '#contract/holds-code.ts';
import { knownTasks } from '#contract/home-template.ts';
import type { Deliverable } from '#contract/work.ts';
import { deliverablesOf, type JobRow } from '#server/jobs/index.ts';
import { jobTasks } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';

export type ReadyPhoto = Deliverable & { takenAt: string };
export type ReadyTask = Pick<typeof jobTasks.$inferSelect, 'id' | 'name' | 'room' | 'templateKey'>;

/** A task that the host wrote, which guests read only if the host says so. */
export const isOwnTask = ({ templateKey }: ReadyTask): boolean => !knownTasks.has(templateKey ?? '');
/** Of the host's own tasks those in which no code seems to stand. */
const mayBeTold = (task: ReadyTask): boolean => isOwnTask(task) && !holdsCode(`${task.room ?? ''} ${task.name}`);

/** What was ticked off, in the order of the list. */
export function doneTasksOf(reader: Reader, jobId: string): Promise<ReadyTask[]> {
  const { id, name, room, templateKey } = jobTasks;
  return reader
    .select({ id, name, room, templateKey })
    .from(jobTasks)
    .where(and(eq(jobTasks.jobId, jobId), isNotNull(jobTasks.doneAt)))
    .orderBy(jobTasks.position);
}

/** Pictures that guests may see: taken during the work, none that was there before, and none of how it was before. */
export async function readyPhotosOf(
  kit: Kit,
  reader: Reader,
  { id, hostId }: Pick<JobRow, 'id' | 'hostId'>,
): Promise<ReadyPhoto[]> {
  const all = await deliverablesOf(kit, reader, id, { id: hostId, role: 'HOST' });
  return all.flatMap((photo) =>
    photo.photoType !== 'BEFORE' && photo.truth.state === 'fresh' && photo.takenAt !== null
      ? [{ ...photo, takenAt: photo.takenAt }]
      : [],
  );
}

/** Refuses photos and tasks that are none of this job's, or that guests may not see. */
export async function refuseWhatGuestsMayNotSee(
  kit: Kit,
  reader: Reader,
  job: Pick<JobRow, 'id' | 'hostId'>,
  chosen: { photoIds: readonly string[]; taskIds: readonly string[] },
): Promise<void> {
  const photos = new Set((await readyPhotosOf(kit, reader, job)).map(({ id }) => id));
  if (chosen.photoIds.some((id) => !photos.has(id))) throw invalidInput({ photoIds: 'unknownOption' });
  const tasks = new Set((await doneTasksOf(reader, job.id)).filter(mayBeTold).map(({ id }) => id));
  if (chosen.taskIds.some((id) => !tasks.has(id))) throw invalidInput({ taskIds: 'unknownOption' });
}
