export {
  abilities,
  confirmDueAt,
  isOver,
  type JobViewer,
  type Relation,
  relationTo,
  seesEverything,
  settlesAt,
  startOpensAt,
} from './abilities.ts';
export { bidderColumns } from './bidding/bidder-columns.ts';
export { bidsOfJobs, presentHostBid } from './bidding/bids-of-jobs.ts';
export { type Bidder, type BidFacts, type BidRow, presentBid } from './bidding/present-bid.ts';
export { jobFollowers } from './followers.ts';
export { hiringFollowers } from './hiring/followers.ts';
export { climbLadders } from './hiring/ladder.ts';
export { mailAboutJob } from './hiring/mail-about-job.ts';
export { type JobFacts, type JobView, selectJobViews } from './job-view.ts';
export { hasLiveJobsAt, hasLiveJobsOf } from './live-jobs.ts';
export { type JobRow, lockJob } from './lock-job.ts';
export { invalidTransition, moveJob } from './move-job.ts';
export { busyUntilOf } from './posting/check-times.ts';
export { expireJobs } from './posting/expire-jobs.ts';
export { areaOf, payoutShownTo, presentJob, urgencyOf } from './present-job.ts';
export { readSeenJob, seenFrom, selectSeenJob } from './read-seen-job.ts';
export { jobRoutes } from './routes.ts';
export { showJob } from './show-job.ts';
export { stranger, viewersOf } from './viewers-of.ts';
export { deliverablesOf, photosOnJobs } from './working/deliverables-of.ts';
export { workFollowers } from './working/followers.ts';
export { presentTask, tasksColumn } from './working/tasks-of.ts';
