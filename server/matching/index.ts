export { countAvailable } from './count-available.ts';
export { openJobsEverywhereSql, openJobsNearSql } from './open-jobs.ts';
export { matchingRoutes } from './routes.ts';
