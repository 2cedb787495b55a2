export { deliverablesOf } from './deliverables-of.ts';
export { sealedPlace } from './photo-place.ts';
export { workRoutes } from './routes.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { presentTask, tasksColumn } from './tasks-of.ts';
