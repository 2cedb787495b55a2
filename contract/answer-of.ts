import { asksToConfirm } from './asks-to-confirm.ts';
import type { Job } from './jobs.ts';
import { reportStepOf } from './report-step-of.ts';

/** What a job waits for from the cleaner who reads it; null while it waits for nothing of theirs. */
export function answerOf(
  job: Pick<Job, 'can' | 'confirmBy' | 'startTime'>,
): 'report' | 'proposal' | 'change' | 'request' | 'confirm' | null {
  const step = reportStepOf(job);
  if (step) return step;
  if (job.can.includes('acceptChange')) return 'change';
  if (job.can.includes('accept')) return 'request';
  return asksToConfirm(job) ? 'confirm' : null;
}
