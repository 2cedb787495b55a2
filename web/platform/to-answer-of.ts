import { asksToConfirm } from '#contract/asks-to-confirm.ts';
import type { CleanerOverview } from '#contract/overviews.ts';

type Counted = Pick<CleanerOverview, 'clientRequests' | 'reportsToAnswer' | 'askedToHelp' | 'payoutReturned' | 'week'>;

/** How many jobs a cleaner is to confirm or have changed, and how many requests, reports, invitations to help and returned payouts wait. */
export const toAnswerOf = ({
  clientRequests,
  reportsToAnswer,
  askedToHelp = 0,
  payoutReturned,
  week,
}: Counted): number =>
  clientRequests +
  reportsToAnswer +
  askedToHelp +
  (payoutReturned ? 1 : 0) +
  week.filter((job) => job.can.includes('acceptChange') || asksToConfirm(job)).length;
