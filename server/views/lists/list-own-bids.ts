import { and, count, eq, type SQL } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listOwnBids as listOwnBidsCall, OwnBid } from '#contract/own-bids.ts';
import { presentOwnBid } from '#server/jobs/index.ts';
import { bids } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentJobs } from '../present-jobs.ts';
import { pageByStart } from './own-bids-by-start.ts';
import { newestBids, type OwnBidRow } from './select-own-bids.ts';

type Query = QueryOf<typeof listOwnBidsCall>;

/** The cleaner's own bids, each with as much of its job as they may see. */
export async function listOwnBids(kit: Kit, actor: Actor, query: Query): Promise<Page<OwnBid>> {
  const { db } = kit;
  const wanted = and(eq(bids.cleanerId, actor.id), query.status && eq(bids.status, query.status));
  const [found] = await db.select({ total: count() }).from(bids).where(wanted);
  const read = query.sort === 'start' ? pageByStart : pageByNewest;
  const page = await read(db, wanted, query, found?.total ?? 0);
  const jobs = await presentJobs(
    kit,
    actor,
    page.rows.map(({ bid }) => bid.jobId),
  );
  return {
    ...page,
    rows: page.rows.flatMap(({ bid, bidder }) => {
      const job = jobs.get(bid.jobId);
      return job ? [{ ...presentOwnBid(bid, bidder), job }] : [];
    }),
  };
}

async function pageByNewest(db: Reader, wanted: SQL | undefined, query: Query, total: number) {
  const rows = await newestBids(db, wanted, { before: readMomentCursor(query.cursor), limit: query.limit + 1 });
  return pageOf<OwnBidRow>(rows, query.limit, total, ({ bid }) => [bid.createdAt.toISOString(), bid.id]);
}
