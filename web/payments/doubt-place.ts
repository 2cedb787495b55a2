import type { JobDetail } from '#contract/jobs.ts';

/** Where on the page of a job is seen what is doubted about the work. */
export const doubtPlace = { task_skipped: 'checklist', small_photo: 'photos' } as const satisfies Record<
  JobDetail['doubts'][number],
  string
>;
