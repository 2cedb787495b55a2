import type { JobDetail } from '#contract/jobs.ts';
import { useTaskName } from '#web/platform/task-name.ts';

/** What a job’s task is called in the reader’s language, by its id. */
export function useNameOfTask({ tasks }: Pick<JobDetail, 'tasks'>): (id: string) => string | undefined {
  const nameOf = useTaskName();
  return (id) => {
    const task = tasks.find((one) => one.id === id);
    return task && nameOf(task);
  };
}
