export { busyUntilOf, checkTimes } from './check-times.ts';
export { writeChecklist } from './checklist.ts';
export { jobFollowers } from './followers.ts';
export { type JobFacts, type JobView, selectJobViews } from './job-view.ts';
export { type JobRow, lockJob } from './lock-job.ts';
export { invalidTransition, moveJob, writeTimeline } from './move-job.ts';
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
} from './policy.ts';
export { areaOf, payoutShownTo, presentJob, urgencyOf } from './present-job.ts';
export { readJobView } from './read-job-view.ts';
export { seenFrom, selectSeenJob } from './read-seen-job.ts';
export { jobRoutes } from './routes.ts';
export { showJob } from './show-job.ts';
export { stranger, viewerOf, viewersOf } from './viewers-of.ts';
