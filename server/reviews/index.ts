export { leaveReviews } from './leave-reviews.ts';
export { visibleToOthers } from './policy.ts';
export { reviewPiece } from './review-piece.ts';
export { reviewsOfJob } from './reviews-of-job.ts';
export { reviewRoutes } from './routes.ts';
