export { assignTo } from './assign-to.ts';
export { cancelJob, cancelLocked } from './cancel-job.ts';
export { editJob, type JobChange } from './edit-job.ts';
export { hiringFollowers } from './followers.ts';
export { climbLadders } from './ladder.ts';
export { hostOf, mailAboutJob } from './mail-about-job.ts';
export { hiringRoutes } from './routes.ts';
