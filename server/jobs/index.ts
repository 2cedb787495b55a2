export { refusalOf, require } from './ask-abilities.ts';
export { autoAcceptFollowers } from './auto-accept/accept-by-rule.ts';
export { bidderColumns } from './bidding/bidder-columns.ts';
export { bidsColumn, bidsOfJobs, presentStoredBid } from './bidding/bids-of-jobs.ts';
export { releaseBackups } from './bidding/close-bids.ts';
export { presentOwnBid } from './bidding/present-bid.ts';
export { waitingIn } from './changes/offer-change.ts';
export type { OfferedChange } from './changes/offered-change.ts';
export { photosOnTasks } from './checklists/photos-on-tasks.ts';
export { forgetHomeChecklist } from './checklists/save-home-checklist.ts';
export { recordOf } from './cleaner-record.ts';
export { frozenJobsOf } from './frozen-jobs.ts';
export { readAskedToHelp } from './helpers/asked-to-help.ts';
export { helperRoutes } from './helpers/helper-routes.ts';
export { helperNames, helpersColumn, presentHelper } from './helpers/helpers-of-job.ts';
export { isTheirs } from './helpers/is-theirs.ts';
export { freeCredit, giveBackCredit, hasFreeCredit, isAwayFor, isFreeCredit } from './hiring/assigning.ts';
export { bidsToChoose, bidsToChooseCount, clashes } from './hiring/clashes.ts';
export { suspensionFollowers } from './hiring/follow-suspension.ts';
export { climbLadders } from './hiring/ladder.ts';
export { isHeldJob } from './is-held-job.ts';
export { jobTasks } from './job-tasks.ts';
export { type JobFacts, type JobView, selectJobViews } from './job-view.ts';
export { leaveJobs } from './leave-jobs.ts';
export { hasLiveJobsAt, hasLiveJobsOf } from './live-jobs.ts';
export { type JobRow, lockJob, lockJobOf, moveJob } from './lock-job.ts';
export { markExtraDue } from './mark-extra-due.ts';
export {
  awaitsPayment,
  chargeDue,
  confirmDueAt,
  isFrozen,
  isGuestReady,
  isNotFrozen,
  isOver,
  isStillWritable,
  keptTermsOf,
  payoutDue,
  reportableUntil,
  settlesAt,
  startOpensAt,
} from './moments.ts';
export { markReportSettled, moveReport } from './move-report.ts';
export {
  hostedBy,
  hostsOf,
  type JobViewer,
  jobsFor,
  ofJobInHomes,
  type Relation,
  relationTo,
  seesEverything,
  seesHome,
  sideOf,
  stranger,
  viewersOf,
} from './people.ts';
export { addressOfJob, titleOnPapers, zoneOfJob } from './place-of.ts';
export { busyUntilOf, checkTimes } from './posting/check-times.ts';
export { followProperty } from './posting/follow-property.ts';
export { cancelForSeries, changeForSeries, postForSeries, type SeriesWork } from './posting/follow-series.ts';
export {
  cancelForStay,
  changeForStay,
  markArrival,
  moveForStay,
  offerForStay,
  offerNoOtherTime,
  postForStay,
} from './posting/follow-stay.ts';
export { refuseLowPayout } from './posting/invite-first.ts';
export { refuseUnknownZone } from './posting/refuse-unknown-zone.ts';
export { type OwedBy, requireMayPost } from './posting/require-may-post.ts';
export { areaOf, kilometres, payoutShownTo, presentJob, urgencyOf } from './present-job.ts';
export { holdConversation, readConversation } from './read-conversation.ts';
export { isReviewed, markReviewed, otherSideOf } from './reviewing.ts';
export { jobRoutes } from './routes.ts';
export { readSeenJob, seenFrom, selectSeenJob, showJob } from './show-job.ts';
export type { StayMove } from './stay-columns.ts';
export { presentWaiting, waitingPayOn } from './waiting.ts';
export { deliverablesOf, photosOfJob, photosOnJobs } from './working/deliverables-of.ts';
export { hidePhoto, showPhotoAgain } from './working/hide-photo.ts';
export { taskOf } from './working/task-of.ts';
export { presentTask, tasksColumn } from './working/tasks-of.ts';
