export { deliverablesOf } from './deliverables-of.ts';
export { workFollowers } from './followers.ts';
export { workRoutes } from './routes.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { tasksOf } from './tasks-of.ts';
