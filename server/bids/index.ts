export { bidsOfJobs } from './bids-of-jobs.ts';
export { isFree, scheduleConflict } from './clash.ts';
export { closePendingBids } from './close-pending-bids.ts';
export { closeRanks } from './close-ranks.ts';
export { jobNotOpen } from './job-not-open.ts';
export { type BidRow, presentBid } from './present-bid.ts';
export { bidRoutes } from './routes.ts';
export { bidsColumn, presentStoredBid } from './stored-bids.ts';
