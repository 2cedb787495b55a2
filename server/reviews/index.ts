export { reviewFollowers } from './mail-people.ts';
export { reviewRoutes } from './routes.ts';
