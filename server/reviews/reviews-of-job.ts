import { and, asc, eq, or } from 'drizzle-orm';
import type { Review } from '#contract/reviews.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { visibleToOthers } from './policy.ts';
import { presentReview, selectReviews } from './review-view.ts';
import { reviews } from './table.ts';

/** The reviews of a job that somebody on it may read, oldest first: their own, and others' once visible; admins read all. */
export async function reviewsOfJob(
  reader: Reader,
  jobId: string,
  viewer: Pick<Actor, 'id' | 'role'>,
  now: Date,
): Promise<Review[]> {
  const readable = viewer.role === 'ADMIN' ? undefined : or(eq(reviews.authorId, viewer.id), visibleToOthers(now));
  const rows = await selectReviews(reader)
    .where(and(eq(reviews.jobId, jobId), readable))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));
  return rows.map((row) => presentReview(row, viewer));
}
