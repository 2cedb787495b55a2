export { countAvailable } from './count-available.ts';
export { matchingRoutes } from './routes.ts';
