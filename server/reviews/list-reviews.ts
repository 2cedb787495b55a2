import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listReviewsToModerate, Review } from '#contract/reviews.ts';
import { decodeCursor, mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { invalidInput } from '#server/platform/refusal.ts';
import { presentReview, selectReviews } from './review-view.ts';
import { reviews } from './table.ts';

type Query = QueryOf<typeof listReviewsToModerate>;

/** Reviews for admins: the longest waiting first, the decided ones and the whole list newest first. */
export async function listReviews({ db }: Kit, { status, cursor, limit }: Query): Promise<Page<Review>> {
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
    presentReview,
  );
}

const position = z.tuple([z.iso.datetime(), z.uuid()]);

function beyond(cursor: string | undefined, oldestFirst: boolean): SQL | undefined {
  if (cursor === undefined) return undefined;
  const parsed = position.safeParse(decodeCursor(cursor, 2));
  if (!parsed.success) throw invalidInput({ cursor: 'invalidFormat' });
  const [createdAt, id] = parsed.data;
  return sql`(${reviews.createdAt}, ${reviews.id}) ${sql.raw(oldestFirst ? '>' : '<')} (${createdAt}, ${id})`;
}
