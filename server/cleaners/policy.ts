import type { BackgroundCheckStatus } from '#contract/states.ts';

/** What the background check says of a cleaner, as copied into the profile. */
export interface Clearance {
  clearance: BackgroundCheckStatus | null;
  clearedUntil: Date | null;
}

/** APPROVED and still counting: sees open jobs and bids. */
export const isApproved = (cleaner: Clearance | null, now: Date): boolean =>
  cleaner?.clearance === 'APPROVED' && cleaner.clearedUntil !== null && cleaner.clearedUntil > now;

/**
 * PASSED or APPROVED: may be assigned. An approval that has run out ends bidding (`isApproved`) but takes no job away
 * that is already held.
 */
export const isCleared = (cleaner: Clearance | null): boolean =>
  cleaner?.clearance === 'PASSED' || cleaner?.clearance === 'APPROVED';

/** May start and submit what they hold: also whose approval waits to be made anew. */
export const keepsHeldJobs = (cleaner: Clearance | null): boolean =>
  isCleared(cleaner) ||
  ((cleaner?.clearance === 'PENDING' || cleaner?.clearance === 'IN_PROGRESS') && cleaner.clearedUntil !== null);
