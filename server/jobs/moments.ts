import { chargedAfter, doubtfulChargedAfter, startOpensBefore, waitingApprovedAfter } from '#contract/terms.ts';
import { plus } from '#server/platform/clock.ts';
import type { JobFacts } from './job-view.ts';

/** Start Job is possible from two hours before the start. */
export const startOpensAt = (job: Pick<JobFacts, 'startTime'>): Date => plus(job.startTime, -startOpensBefore);

/** An OPEN job whose end has passed takes no bids and waits to be reposted. */
export const isOver = (job: Pick<JobFacts, 'endTime'>, now: Date): boolean => job.endTime <= now;

/** When the assigned cleaner must have confirmed; null if there is nothing to confirm. */
export const confirmDueAt = (job: Pick<JobFacts, 'status' | 'confirmBy' | 'confirmedAt'>): Date | null =>
  job.status === 'ASSIGNED' && !job.confirmedAt ? job.confirmBy : null;

type Submitted = Pick<JobFacts, 'status' | 'submittedAt' | 'doubts' | 'couldNotClean'>;

/** When the saved card is charged automatically; later if the work is doubtful, unless the host pays first. */
export const settlesAt = (job: Submitted): Date | null =>
  job.status === 'SUBMITTED' && job.submittedAt ? plus(job.submittedAt, patienceFor(job)) : null;

function patienceFor({ doubts, couldNotClean }: Submitted): number {
  if (couldNotClean) return waitingApprovedAfter;
  return doubts.length > 0 ? doubtfulChargedAfter : chargedAfter;
}
