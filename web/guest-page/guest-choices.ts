import { holdsCode } from '#contract/holds-code.ts';
import { knownTasks } from '#contract/home-template.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable, Task } from '#contract/work.ts';

/** As many pictures as the page shows, as the contract has it. */
export const mostGuestPhotos = 3;

/** What guests may be shown: fresh pictures of the work, those of the finished rooms first. */
export function guestPhotosOf({ deliverables }: Pick<JobDetail, 'deliverables'>): Deliverable[] {
  const fresh = deliverables.filter(({ truth, takenAt }) => truth.state === 'fresh' && takenAt !== null);
  return [...fresh.filter(isOf('AFTER')), ...fresh.filter(isOf('PROGRESS'))];
}

const isOf =
  (type: Deliverable['photoType']) =>
  ({ photoType }: Deliverable) =>
    photoType === type;

/** What the host wrote and the cleaner has done, without anything in which a code may stand. */
export const guestTasksOf = ({ tasks }: Pick<JobDetail, 'tasks'>): Task[] =>
  tasks.filter(
    ({ doneAt, templateKey, name, room }) =>
      doneAt !== null && !knownTasks.has(templateKey ?? '') && !holdsCode(`${room ?? ''} ${name}`),
  );
