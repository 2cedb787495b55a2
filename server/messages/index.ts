export { photosInMessages } from './message-photos.ts';
export { messageRoutes } from './routes.ts';
