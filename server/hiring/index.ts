export { cancelJob } from './cancel-job.ts';
export { editJob } from './edit-job.ts';
export { hiringFollowers } from './followers.ts';
export { climbLadders } from './ladder.ts';
export { hostOf, mailAboutJob } from './mail-about-job.ts';
export { hiringRoutes } from './routes.ts';
