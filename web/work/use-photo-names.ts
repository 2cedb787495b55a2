import { useTranslation } from 'react-i18next';
import type { JobDetail } from '#contract/jobs.ts';
import type { Deliverable } from '#contract/work.ts';
import { useNameOfTask } from './use-name-of-task.ts';

type Names = (photo: Deliverable) => string;

/** "Before, photo 2", the task that it is of, and what the cleaner wrote about it. */
export function usePhotoNames(job: Pick<JobDetail, 'deliverables' | 'tasks'>): Names {
  const { t } = useTranslation('work');
  const nameOfTask = useNameOfTask(job);
  return ({ id, photoType, taskId, note }) => {
    const ofType = job.deliverables.filter((other) => other.photoType === photoType);
    const number = ofType.findIndex((other) => other.id === id) + 1;
    const task = taskId && nameOfTask(taskId);
    return [task, note].reduce<string>(
      (name, more) => (more ? t('photos.noted', { name, note: more }) : name),
      t(`photos.one.${photoType}`, { number }),
    );
  };
}
