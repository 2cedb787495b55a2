export { cancelJob } from './cancel-job.ts';
export { editJob } from './edit-job.ts';
export { expireJobs } from './expire-jobs.ts';
export { hiringFollowers } from './followers.ts';
export { climbLadders } from './ladder.ts';
export { hiringRoutes } from './routes.ts';
