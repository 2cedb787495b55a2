import type { BackgroundCheckStatus } from '#contract/states.ts';

/** What the background check says of a cleaner, as copied into the profile. */
export interface Clearance {
  clearance: BackgroundCheckStatus | null;
  clearedUntil: Date | null;
}

/** With an approval that somebody has who is a helper only: `clearedUntil` is empty then, and nothing lets them bid. */
export interface HelperClearance extends Clearance {
  ownWorkUntil: Date | null;
}

/** When an approval ends, for bids or only for coming along; null without one. */
export const approvedUntil = ({ clearance, clearedUntil, ownWorkUntil }: HelperClearance): Date | null =>
  clearance === 'APPROVED' ? (clearedUntil ?? ownWorkUntil) : null;

const stillCounts = (until: Date | null, now: Date): boolean => until !== null && until > now;

/** PASSED, or APPROVED and still counting: may be brought along to a job. Who has been brought already stays on it. */
export const mayComeAlong = (helper: HelperClearance | null, now: Date): boolean =>
  helper?.clearance === 'PASSED' || isStillApproved(helper, now);

/** APPROVED and still counting, be it only to come along. */
export const isStillApproved = (cleaner: HelperClearance | null, now: Date): boolean =>
  cleaner !== null && stillCounts(approvedUntil(cleaner), now);

/** APPROVED and still counting: sees open jobs and bids. */
export const isApproved = (cleaner: Clearance | null, now: Date): boolean =>
  cleaner?.clearance === 'APPROVED' && stillCounts(cleaner.clearedUntil, now);

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
