export { countFindable } from './cleaners/approved-cleaner.ts';
export { viewRoutes } from './routes.ts';
