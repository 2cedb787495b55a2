import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Bid, listJobBids as listJobBidsCall } from '#contract/bids.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { readMomentCursor } from '#server/platform/http/moment-cursor.ts';
import { mapPage, type Page, pageOf } from '#server/platform/http/page.ts';
import type { Kit } from '#server/platform/kit.ts';
import { jobNotFound } from '#server/platform/refusal.ts';
import { hostedBy } from '../people.ts';
import { bids, jobs } from '../table.ts';
import { presentHostBid, selectHostBids } from './bids-of-jobs.ts';

type Query = QueryOf<typeof listJobBidsCall>;

/** The bids on a job, oldest first, for its host alone. */
export async function listJobBids(kit: Kit, actor: Actor, jobId: string, query: Query): Promise<Page<Bid>> {
  const after = readMomentCursor(query.cursor);
  const wanted = and(eq(bids.jobId, jobId), query.status && eq(bids.status, query.status));
  const [own] = await kit.db
    .select({ total: count(bids.id) })
    .from(jobs)
    .leftJoin(bids, wanted)
    .where(and(eq(jobs.id, jobId), hostedBy(actor.id)))
    .groupBy(jobs.id);
  if (!own) throw jobNotFound();
  const rows = await selectHostBids(kit.db)
    .where(and(wanted, after ? sql`(${bids.createdAt}, ${bids.id}) > (${after.at}, ${after.id})` : undefined))
    .orderBy(asc(bids.createdAt), asc(bids.id))
    .limit(query.limit + 1);
  const page = pageOf(rows, query.limit, own.total, ({ bid }) => [bid.createdAt.toISOString(), bid.id]);
  return mapPage(page, (row) => presentHostBid(kit, row));
}
