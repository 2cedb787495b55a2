import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import type { PhotosOfJob } from '../all-photos-of.ts';
import { useNameOfTask } from '../use-name-of-task.ts';
import { usePhotoNames } from '../use-photo-names.ts';

/** A spot in as few words as a small tile has room for: the task that it is of, else which photo from arrival shows it. */
export function useSpotName(job: PhotosOfJob & Pick<JobDetail, 'tasks'>): (photo: Deliverable) => string {
  const nameOfTask = useNameOfTask(job);
  const nameOf = usePhotoNames(job);
  return (photo) => (photo.taskId && nameOfTask(photo.taskId)) || nameOf(photo);
}
