import * as reviews from '#contract/reviews.ts';
import { route } from '#server/platform/http/route.ts';
import { listReviews } from './list-reviews.ts';
import { moderateReview } from './moderate-review.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes = [
  route(reviews.writeReview, ({ kit, actor, body }) => writeReview(kit, actor, body)),
  route(reviews.listReviewsToModerate, ({ kit, query }) => listReviews(kit, query)),
  route(reviews.moderateReview, ({ kit, actor, params, body }) => moderateReview(kit, actor, params.id, body)),
];
