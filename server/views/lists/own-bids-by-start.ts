import { and, asc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { isAhead } from '#contract/bid-ahead.ts';
import { holdingJobStatuses } from '#contract/states.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import { cursorPart, readCursor } from '#server/platform/http/read-cursor.ts';
import { newestBids, type OwnBidRow, selectOwnBids } from './select-own-bids.ts';

/** `isAhead` as the database asks it. */
const ahead = sql`(${or(
  eq(bids.status, 'PENDING'),
  and(eq(bids.status, 'ACCEPTED'), inArray(jobs.status, [...holdingJobStatuses])),
)})`;

interface Query {
  cursor?: string | undefined;
  limit: number;
}

/**
 * Bids that are still about something by the start of their jobs, then those that are over, the latest sent first. Two reads,
 * because the first are few and the second come from their index in the order they have there.
 */
export async function pageByStart(
  db: Reader,
  wanted: SQL | undefined,
  { cursor, limit }: Query,
  total: number,
): Promise<Page<OwnBidRow>> {
  const from = startOf(cursor);
  const rows = from?.over ? [] : await soonest(db, wanted, from, limit + 1);
  if (rows.length <= limit) {
    const before = from?.over ? from : null;
    rows.push(...(await newestBids(db, and(wanted, not(ahead)), { before, limit: limit + 1 - rows.length })));
  }
  return pageOf(rows, limit, total, (row) => {
    const over = !isAhead(row.bid.status, row.job.status);
    return [over ? 1 : 0, (over ? row.bid.createdAt : row.job.startTime).toISOString(), row.bid.id];
  });
}

const soonest = (db: Reader, wanted: SQL | undefined, after: { at: Date; id: string } | null, limit: number) =>
  selectOwnBids(db)
    .where(and(wanted, ahead, after ? sql`(${jobs.startTime}, ${bids.id}) > (${after.at}, ${after.id})` : undefined))
    .orderBy(asc(jobs.startTime), asc(bids.id))
    .limit(limit);

/** Where a page goes on: among those that are over or the others, after which bid. */
function startOf(cursor: string | undefined) {
  const parts = readCursor(cursor, [cursorPart.rank, cursorPart.moment, cursorPart.id]);
  return parts && { over: parts[0] === 1, at: new Date(parts[1]), id: parts[2] };
}
