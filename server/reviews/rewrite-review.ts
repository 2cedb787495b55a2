import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { rewriteReview as endpoint, Review } from '#contract/reviews.ts';
import { record } from '#server/events.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { notFound, Refusal } from '#server/platform/refusal.ts';
import { transact } from '#server/platform/transact.ts';
import { mayRewrite } from './policy.ts';
import { reviewOf } from './review-view.ts';
import { reviews } from './table.ts';
import { written } from './written.ts';

type Body = BodyOf<typeof endpoint>;

/** An author writes their review anew while it waits or after it was rejected; it waits for moderation again. */
export function rewriteReview(kit: Kit, author: Actor, id: string, body: Body): Promise<Review> {
  return transact(kit, async (tx) => {
    const review = await lockOwnReview(tx, author, id);
    if (!mayRewrite(review))
      throw new Refusal('invalid_transition', 'This review has been approved and can no longer be changed.');
    if (givesOtherStars(review, body) && (await hasRead(tx, review)))
      throw new Refusal(
        'invalid_transition',
        'You can already read the other review, so your star ratings can’t change. You can still edit your comment.',
      );
    await tx.update(reviews).set(rewritten(body, kit.clock.now())).where(eq(reviews.id, id));
    await record(kit, tx, {
      kind: 'review rewritten',
      reviewId: id,
      wasRejected: review.moderationStatus === 'REJECTED',
    });
    return reviewOf(tx, author, id);
  });
}

async function lockOwnReview(tx: Tx, author: Actor, id: string) {
  const own = and(eq(reviews.id, id), eq(reviews.authorId, author.id));
  const [review] = await tx.select().from(reviews).where(own).for('update');
  if (!review) throw notFound();
  return review;
}

const starsOf = (given: Partial<typeof reviews.$inferSelect> | Body) =>
  [given.overallStars, given.punctualityStars, given.communicationStars, given.qualityStars].map((n) => n ?? null);

const givesOtherStars = (review: typeof reviews.$inferSelect, body: Body): boolean =>
  !isDeepStrictEqual(starsOf(review), starsOf(body));

/** The author, who has written, sees the other side’s as soon as that is approved: no stars in answer to stars. */
async function hasRead(tx: Tx, { jobId, targetId }: typeof reviews.$inferSelect): Promise<boolean> {
  const others = and(
    eq(reviews.jobId, jobId),
    eq(reviews.authorId, targetId),
    eq(reviews.moderationStatus, 'APPROVED'),
  );
  return (await tx.$count(reviews, others)) > 0;
}

const rewritten = (body: Body, now: Date): Partial<typeof reviews.$inferInsert> => ({
  ...written(body),
  editedAt: now,
  moderationStatus: 'PENDING',
  rejectionReason: null,
  moderatedAt: null,
  moderatedBy: null,
});
