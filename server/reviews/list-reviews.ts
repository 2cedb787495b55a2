import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listReviewsToModerate, Review } from '#contract/reviews.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { CsvAnswer, CsvCell } from '#server/platform/http/csv-answer.ts';
import { fileOfPages } from '#server/platform/http/file-of-pages.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentReview, selectReviews } from './review-view.ts';
import { reviews } from './table.ts';

type Query = QueryOf<typeof listReviewsToModerate>;

/** Reviews for admins: the longest waiting first, the decided ones and the whole list newest first. */
export function listReviews(kit: Kit, admin: Actor, { format, ...query }: Query): Promise<Page<Review> | CsvAnswer> {
  if (format !== 'csv') return pageOfReviews(kit, admin, query);
  const read = (slice: Pick<Query, 'cursor' | 'limit'>) => pageOfReviews(kit, admin, { ...query, ...slice });
  return fileOfPages({ name: 'reviews', columns, read });
}

const columns: Record<string, (review: Review) => CsvCell> = {
  id: ({ id }) => id,
  createdAt: ({ createdAt }) => createdAt,
  moderationStatus: ({ moderationStatus }) => moderationStatus,
  moderatedAt: ({ moderatedAt }) => moderatedAt,
  rejectionReason: ({ rejectionReason }) => rejectionReason,
  jobId: ({ jobId }) => jobId,
  property: ({ job }) => job.title,
  authorId: ({ author }) => author.id,
  author: ({ author }) => author.name,
  targetId: ({ targetId }) => targetId,
  target: ({ target }) => target.name,
  overallStars: ({ overallStars }) => overallStars,
  punctualityStars: ({ punctualityStars }) => punctualityStars,
  communicationStars: ({ communicationStars }) => communicationStars,
  qualityStars: ({ qualityStars }) => qualityStars,
  comment: ({ comment }) => comment,
  tipCents: ({ tipCents }) => tipCents,
};

async function pageOfReviews(
  { db }: Kit,
  admin: Actor,
  { status, cursor, limit }: Omit<Query, 'format'>,
): Promise<Page<Review>> {
  const wanted = status && eq(reviews.moderationStatus, status);
  const oldestFirst = status === 'PENDING';
  const direction = oldestFirst ? asc : desc;
  const [rows, total] = await Promise.all([
    selectReviews(db)
      .where(and(wanted, beyond(cursor, oldestFirst)))
      .orderBy(direction(reviews.createdAt), direction(reviews.id))
      .limit(limit + 1),
    db.$count(reviews, wanted),
  ]);
  return mapPage(
    pageOf(rows, limit, total, ({ review }) => [review.createdAt.toISOString(), review.id]),
    (row) => presentReview(row, admin),
  );
}

function beyond(cursor: string | undefined, oldestFirst: boolean): SQL | undefined {
  const parts = readCursor(cursor, [cursorPart.moment, cursorPart.id]);
  if (!parts) return undefined;
  const [createdAt, id] = parts;
  return sql`(${reviews.createdAt}, ${reviews.id}) ${sql.raw(oldestFirst ? '>' : '<')} (${createdAt}, ${id})`;
}
