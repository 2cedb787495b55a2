export { feedHere } from './feeds/feed-here.ts';
export { demoRoutes } from './routes.ts';
