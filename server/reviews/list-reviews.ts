import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { isWholeId } from '#contract/is-whole-id.ts';
import type { listReviewsToModerate, Review } from '#contract/reviews.ts';
import { users } from '#server/accounts/table.ts';
import { jobs } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import type { CsvAnswer, CsvCell } from '#server/platform/http/csv-answer.ts';
import { likeness } from '#server/platform/http/found-by.ts';
import type { Page } from '#server/platform/http/page.ts';
import { sortedList } from '#server/platform/http/sorted-list.ts';
import type { Kit } from '#server/platform/kit.ts';
import { properties } from '#server/properties/table.ts';
import { presentReview, selectReviews } from './review-view.ts';
import { reviews } from './table.ts';

type Query = QueryOf<typeof listReviewsToModerate>;

/** Reviews for admins: the longest waiting first, the decided ones and the whole list newest first, unless sorted otherwise. */
export function listReviews({ db }: Kit, admin: Actor, query: Query): Promise<Page<Review> | CsvAnswer> {
  const wanted = wantedBy(query);
  return sortedList(query, {
    ...{ name: 'reviews', usual: query.status === 'PENDING' ? 'createdAt' : '-createdAt', id: reviews.id, columns },
    sorts: {
      createdAt: { by: reviews.createdAt, as: 'moment' },
      overallStars: { by: reviews.overallStars, as: 'number' },
    },
    async read({ sortKey, following, order, most }) {
      const rows = await selectReviews(db, sortKey)
        .where(and(wanted, following))
        .orderBy(...order)
        .limit(most);
      return rows.map((row) => ({ ...row, id: row.review.id }));
    },
    count: () => db.$count(selectReviews(db).where(wanted).as('found')),
    present: (rows) => rows.map((row) => presentReview(row, admin)),
  });
}

const wantedBy = ({ status, q }: Query) => and(status && eq(reviews.moderationStatus, status), foundIn(q?.trim()));

/** The review's id, or that of its job or of one of the two; or words in their names, the home's or its own. Each way leads through an index. */
function foundIn(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const { id, jobId, authorId, targetId, comment } = reviews;
  const like = likeness(q);
  const people = sql`array(select u.id from ${users} u where u.name ilike ${like})`;
  const cleanings = sql`array(select j.id from ${jobs} j join ${properties} p on p.id = j.property_id
    where p.title ilike ${like})`;
  return or(
    sql`${comment} ilike ${like}`,
    sql`${authorId} = any(${people})`,
    sql`${targetId} = any(${people})`,
    sql`${jobId} = any(${cleanings})`,
    ...(isWholeId(q) ? [id, jobId, authorId, targetId].map((column) => eq(column, q)) : []),
  );
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
