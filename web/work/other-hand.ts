import type { JobDetail } from '#contract/jobs.ts';
import type { Task } from '#contract/work.ts';

/** The name of who did something in a home, where that was not the job’s own cleaner. */
export const otherHand = ({ cleanerId }: Pick<JobDetail, 'cleanerId'>, doneBy: Task['doneBy']): string | null =>
  doneBy && doneBy.id !== cleanerId ? doneBy.name : null;
