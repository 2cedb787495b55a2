import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listReviewsToModerate, Review } from '#contract/reviews.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentReview, selectReviews } from './review-view.ts';
import { reviews } from './table.ts';

type Query = QueryOf<typeof listReviewsToModerate>;

/** Reviews for admins: the longest waiting first, the decided ones and the whole list newest first. */
export async function listReviews({ db }: Kit, admin: Actor, { status, cursor, limit }: Query): Promise<Page<Review>> {
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
