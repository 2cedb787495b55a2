import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { allPhotosOf, type PhotosOfJob } from './all-photos-of.ts';
import { useNameOfTask } from './use-name-of-task.ts';

type Names = (photo: Pick<Deliverable, 'id' | 'photoType' | 'taskId'> & { note?: string | null }) => string;

/** "Before, photo 2", the task that it is of, and what the cleaner wrote about it. */
export function usePhotoNames(job: PhotosOfJob & Pick<JobDetail, 'tasks'>): Names {
  const { t } = useTranslation('work');
  const nameOfTask = useNameOfTask(job);
  const all = allPhotosOf(job);
  return ({ id, photoType, taskId, note }) => {
    const ofType = all.filter((other) => other.photoType === photoType);
    const number = ofType.findIndex((other) => other.id === id) + 1;
    const task = taskId && nameOfTask(taskId);
    return [task, note].reduce<string>(
      (name, more) => (more ? t('photos.noted', { name, note: more }) : name),
      t(`photos.one.${photoType}`, { number }),
    );
  };
}
