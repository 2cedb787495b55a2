import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';
import type { Waiting } from '#web/platform/offline/waiting.ts';

export interface Missing {
  /** Required tasks that are neither ticked nor skipped. */
  tasks: readonly Task[];
  afterPhoto: boolean;
}

/** What still stands between this work and its submission, as far as the screen knows; the server has the last word. */
export function missingIn(
  { tasks, deliverables }: Pick<JobDetail, 'tasks' | 'deliverables'>,
  waiting: readonly Waiting[],
): Missing {
  const isOnItsWay = ({ what, refusal }: Waiting) =>
    refusal === null && what.kind === 'photo' && what.photoType === 'AFTER';
  return {
    tasks: tasks.filter(({ required, doneAt, skippedReason }) => required && doneAt === null && skippedReason === null),
    afterPhoto: !deliverables.some(({ photoType }) => photoType === 'AFTER') && !waiting.some(isOnItsWay),
  };
}

export const isComplete = ({ tasks, afterPhoto }: Missing): boolean => tasks.length === 0 && !afterPhoto;
