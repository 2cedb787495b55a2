import * as reviews from '#contract/reviews.ts';
import { route } from '#server/platform/http/route.ts';
import { listReviews } from './list-reviews.ts';
import { moderateReview } from './moderate-review.ts';
import { rewriteReview } from './rewrite-review.ts';
import { writeReview } from './write-review.ts';

export const reviewRoutes = [
  route(reviews.writeReview, ({ kit, actor, body }) => writeReview(kit, actor, body)),
  route(reviews.rewriteReview, ({ kit, actor, params, body }) => rewriteReview(kit, actor, params.id, body)),
  route(reviews.listReviewsToModerate, ({ kit, actor, query }) => listReviews(kit, actor, query)),
  route(reviews.moderateReview, ({ kit, actor, params, body }) => moderateReview(kit, actor, params.id, body)),
];
