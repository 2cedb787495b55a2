import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { bidderColumns } from '#server/jobs/index.ts';
import { bids, jobs } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { MomentCursor } from '#server/platform/http/moment-cursor.ts';

/** A bid, whose it is, and when and how its job is. */
export const selectOwnBids = (db: Reader) =>
  db
    .select({ bid: bids, bidder: bidderColumns, job: { startTime: jobs.startTime, status: jobs.status } })
    .from(bids)
    .innerJoin(jobs, eq(jobs.id, bids.jobId))
    .innerJoin(users, eq(users.id, bids.cleanerId))
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, bids.cleanerId));

export type OwnBidRow = Awaited<ReturnType<typeof selectOwnBids>>[number];

/** The latest sent first, after the one that the page before ended with. */
export const newestBids = (
  db: Reader,
  wanted: SQL | undefined,
  { before, limit }: { before: MomentCursor | null; limit: number },
): Promise<OwnBidRow[]> =>
  selectOwnBids(db)
    .where(and(wanted, before ? sql`(${bids.createdAt}, ${bids.id}) < (${before.at}, ${before.id})` : undefined))
    .orderBy(desc(bids.createdAt), desc(bids.id))
    .limit(limit);
