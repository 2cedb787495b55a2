export { refusalOf, require } from './abilities.ts';
export { bidderColumns } from './bidding/bidder-columns.ts';
export { bidsColumn, bidsOfJobs, presentStoredBid } from './bidding/bids-of-jobs.ts';
export { releaseBackups } from './bidding/close-bids.ts';
export { presentBid } from './bidding/present-bid.ts';
export { frozenJobsOf } from './frozen-jobs.ts';
export { climbLadders } from './hiring/ladder.ts';
export { type JobFacts, type JobView, selectJobViews } from './job-view.ts';
export { hasLiveJobsAt, hasLiveJobsOf } from './live-jobs.ts';
export { type JobRow, lockJob, lockJobOf } from './lock-job.ts';
export { isFrozen, isOver, payoutDue, settlesAt, startOpensAt } from './moments.ts';
export { moveJob } from './move-job.ts';
export { moveReport } from './move-report.ts';
export {
  hostedBy,
  hostsOf,
  type JobViewer,
  type Relation,
  relationTo,
  seesEverything,
  sideOf,
  stranger,
} from './people.ts';
export { zoneOfJob } from './place-of.ts';
export { busyUntilOf } from './posting/check-times.ts';
export { expireJobs } from './posting/expire-jobs.ts';
export { followProperty } from './posting/follow-property.ts';
export {
  cancelForStay,
  markArrival,
  moveForStay,
  offerForStay,
  offerNoOtherTime,
  postForStay,
} from './posting/follow-stay.ts';
export type { OwedBy } from './posting/post-job.ts';
export { kilometres, payoutShownTo, presentJob, urgencyOf } from './present-job.ts';
export { isReviewed, markReviewed, otherSideOf } from './reviewing.ts';
export { jobRoutes } from './routes.ts';
export { readSeenJob, seenFrom, selectSeenJob, showJob } from './show-job.ts';
export { viewersOf } from './viewers-of.ts';
export { presentWaiting } from './waiting.ts';
export { deliverablesOf, photosOnJobs } from './working/deliverables-of.ts';
export { presentTask, tasksColumn } from './working/tasks-of.ts';
