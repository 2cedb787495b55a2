export { leaveMessages } from './leave-messages.ts';
export { photosInMessages } from './message-photos.ts';
export { messagePiece } from './message-piece.ts';
export { messageRoutes } from './routes.ts';
