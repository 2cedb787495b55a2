import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { JobDetail } from '#contract/jobs.ts';
import type { Review } from '#contract/reviews.ts';
import type { PaymentStatus } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { payments } from '#server/payments/table.ts';
import { day } from '#server/platform/clock.ts';
import type { Reader } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';
import { reviews } from '#server/reviews/table.ts';

const authors = alias(users, 'author');
const targets = alias(users, 'target');

const reviewsQuery = prepared((reader) =>
  reader
    .select({
      review: reviews,
      author: { id: authors.id, name: authors.name },
      target: { id: targets.id, name: targets.name },
      tipStatus: payments.status,
    })
    .from(reviews)
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(targets, eq(targets.id, reviews.targetId))
    .leftJoin(payments, and(eq(payments.reviewId, reviews.id), eq(payments.kind, 'tip')))
    .where(eq(reviews.jobId, sql.placeholder('jobId')))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
    .prepare('job_reviews'),
);

/**
 * The reviews of a job that the viewer may see: their own, and the other side's once it is APPROVED and both have
 * written or seven days have passed; admins see all.
 */
export async function readReviews(
  reader: Reader,
  job: { id: string; title: string },
  viewer: { id: string; role: string },
  now: Date,
): Promise<JobDetail['reviews']> {
  const rows = await reviewsQuery(reader).execute({ jobId: job.id });
  const both = rows.length === 2;
  const shown = rows.filter(({ review }) => {
    if (viewer.role === 'ADMIN' || review.authorId === viewer.id) return true;
    const unblinded = both || now.getTime() - review.createdAt.getTime() >= 7 * day;
    return unblinded && review.moderationStatus === 'APPROVED';
  });
  return shown.map(({ review, author, target, tipStatus }) => ({
    id: review.id,
    jobId: review.jobId,
    targetId: review.targetId,
    overallStars: review.overallStars,
    punctualityStars: review.punctualityStars,
    communicationStars: review.communicationStars,
    qualityStars: review.qualityStars,
    comment: review.comment,
    tipCents: review.tipCents,
    tip: tipOf(tipStatus),
    createdAt: review.createdAt.toISOString(),
    moderationStatus: review.moderationStatus,
    rejectionReason: review.rejectionReason,
    moderatedAt: review.moderatedAt?.toISOString() ?? null,
    author,
    target,
    job,
  }));
}

function tipOf(status: PaymentStatus | null): Review['tip'] {
  if (status === null) return 'none';
  if (status === 'succeeded' || status === 'refunded') return 'succeeded';
  return status === 'failed' ? 'declined' : 'requires_action';
}
