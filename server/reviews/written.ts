import type { BodyOf } from '#contract/endpoint.ts';
import type { rewriteReview } from '#contract/reviews.ts';

/** What an author wrote, as its columns hold it: what is left out is empty. */
export const written = (body: BodyOf<typeof rewriteReview>) => ({
  overallStars: body.overallStars,
  punctualityStars: body.punctualityStars ?? null,
  communicationStars: body.communicationStars ?? null,
  qualityStars: body.qualityStars ?? null,
  comment: body.comment ?? null,
});
