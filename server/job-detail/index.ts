export { jobDetailRoutes } from './routes.ts';
