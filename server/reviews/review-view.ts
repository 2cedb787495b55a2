import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toCents } from '#contract/money.ts';
import type { Review } from '#contract/reviews.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import { tipStateOf } from '#server/payments/index.ts';
import { payments } from '#server/payments/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { properties } from '#server/properties/table.ts';
import { mayRewrite } from './policy.ts';
import { reviews } from './table.ts';

export const authors = alias(users, 'author');
export const targets = alias(users, 'target');

/** With what a list is sorted by. */
export const selectReviews = (reader: Reader, sortKey: SQL<string> = sql<string>`''`) =>
  reader
    .select({
      sortKey: sortKey.as('sort_key'),
      review: reviews,
      author: { id: authors.id, name: authors.name },
      target: { id: targets.id, name: targets.name },
      jobTitle: properties.title,
      tip: payments.status,
      tipRefundedCents: payments.refundedCents,
    })
    .from(reviews)
    .innerJoin(authors, eq(authors.id, reviews.authorId))
    .innerJoin(targets, eq(targets.id, reviews.targetId))
    .innerJoin(jobs, eq(jobs.id, reviews.jobId))
    .innerJoin(properties, eq(properties.id, jobs.propertyId))
    .leftJoin(payments, and(eq(payments.reviewId, reviews.id), eq(payments.kind, 'tip')));
export type ReviewView = Awaited<ReturnType<typeof selectReviews>>[number];

/** A review as this reader gets it: its author may see it as one to write anew. */
export function presentReview(view: ReviewView, reader: { id: string }): Review {
  const { review, author, target, jobTitle, tip, tipRefundedCents } = view;
  const { id, jobId, targetId, comment, tipCents, moderationStatus, rejectionReason } = review;
  const { overallStars, punctualityStars, communicationStars, qualityStars } = review;
  return {
    ...{ id, jobId, targetId, comment, tipCents, moderationStatus, rejectionReason, author, target },
    ...{ overallStars, punctualityStars, communicationStars, qualityStars },
    tip: tipStateOf(tip && { status: tip }),
    tipRefundedCents: tipRefundedCents ?? toCents(0),
    createdAt: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    moderatedAt: review.moderatedAt?.toISOString() ?? null,
    job: { id: jobId, title: jobTitle },
    canEdit: review.authorId === reader.id && mayRewrite(review),
  };
}

/** A review that was just written, as its author gets it. */
export async function reviewOf(reader: Reader, author: { id: string }, id: string): Promise<Review> {
  const [view] = await selectReviews(reader).where(eq(reviews.id, id));
  if (!view) throw new Error(`The review ${id} was not kept`);
  return presentReview(view, author);
}
