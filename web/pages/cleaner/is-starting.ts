import type { CleanerOverview } from '#contract/overviews.ts';

/** Nobody has asked for them and they have asked for nothing: there is no number to show yet. */
export const isStarting = ({ week, jobsCompleted, clientRequests }: CleanerOverview, bids: number): boolean =>
  bids === 0 && week.length === 0 && jobsCompleted === 0 && clientRequests === 0;
