export { deliverablesOf } from './deliverables-of.ts';
export { workFollowers } from './followers.ts';
export { sealedPlace } from './photo-place.ts';
export { workRoutes } from './routes.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { presentStoredTask, tasksColumn } from './tasks-of.ts';
