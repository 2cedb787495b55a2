export { fileReport } from './file-report.ts';
export { moderationFollowers } from './flag-content.ts';
export { leaveModeration } from './leave-moderation.ts';
export { ownPieces } from './own-pieces.ts';
export type { Piece } from './piece.ts';
export { reportedPictures } from './reported-pictures.ts';
export { moderationRoutes } from './routes.ts';
