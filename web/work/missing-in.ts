import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';

interface Missing {
  /** Required tasks that are neither ticked nor skipped. */
  tasks: readonly Task[];
  afterPhoto: boolean;
}

/** What still stands between this work and its submission, as far as the screen knows; the server has the last word. */
export function missingIn({ tasks, deliverables }: Pick<JobDetail, 'tasks' | 'deliverables'>): Missing {
  return {
    tasks: tasks.filter(({ required, doneAt, skippedReason }) => required && doneAt === null && skippedReason === null),
    afterPhoto: !deliverables.some(({ photoType }) => photoType === 'AFTER'),
  };
}

export const isComplete = ({ tasks, afterPhoto }: Missing): boolean => tasks.length === 0 && !afterPhoto;
