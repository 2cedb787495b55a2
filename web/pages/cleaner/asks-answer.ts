import { asksToConfirm } from '#contract/asks-to-confirm.ts';
import type { Job } from '#contract/jobs.ts';
import { reportStepOf } from '#web/today/report-step-of.ts';

/** Whether a job waits for a word of its reader: about a report, a change, an invitation, or that they come. */
export const asksAnswer = (job: Job): boolean =>
  reportStepOf(job) !== null || job.can.includes('acceptChange') || job.can.includes('accept') || asksToConfirm(job);
