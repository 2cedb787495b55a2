import { type BidStatus, isHeld, type JobStatus } from './states.ts';

/** Whether a bid is still about something: it waits, or its job is its cleaner’s and not done yet. */
export const isAhead = (bid: BidStatus, job: JobStatus): boolean =>
  bid === 'PENDING' || (bid === 'ACCEPTED' && isHeld(job));
