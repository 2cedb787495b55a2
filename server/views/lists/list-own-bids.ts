import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listOwnBids as listOwnBidsCall, OwnBid } from '#contract/own-bids.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { bidderColumns, presentOwnBid } from '#server/jobs/index.ts';
import { bids } from '#server/jobs/table.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { presentJobs } from '../present-jobs.ts';

type Query = QueryOf<typeof listOwnBidsCall>;

/** The cleaner's own bids, newest first, each with as much of its job as they may see. */
export async function listOwnBids(kit: Kit, actor: Actor, query: Query): Promise<Page<OwnBid>> {
  const { db } = kit;
  const before = readMomentCursor(query.cursor);
  const wanted = and(eq(bids.cleanerId, actor.id), query.status && eq(bids.status, query.status));
  const [found] = await db.select({ total: count() }).from(bids).where(wanted);
  const rows = await db
    .select({ bid: bids, bidder: bidderColumns })
    .from(bids)
    .innerJoin(users, eq(users.id, bids.cleanerId))
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, bids.cleanerId))
    .where(and(wanted, before ? sql`(${bids.createdAt}, ${bids.id}) < (${before.at}, ${before.id})` : undefined))
    .orderBy(desc(bids.createdAt), desc(bids.id))
    .limit(query.limit + 1);
  const page = pageOf(rows, query.limit, found?.total ?? 0, ({ bid }) => [bid.createdAt.toISOString(), bid.id]);
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
