import type { Job } from '#contract/jobs.ts';

/** Somebody still has to answer a report about the job, or to decide it. */
export const isReportOpen = ({ reportStatus }: Pick<Job, 'reportStatus'>): boolean =>
  reportStatus !== undefined && reportStatus !== 'RESOLVED';
