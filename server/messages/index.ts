export { leaveMessages } from './leave-messages.ts';
export { photosInMessages } from './message-photos.ts';
export { messageRoutes } from './routes.ts';
