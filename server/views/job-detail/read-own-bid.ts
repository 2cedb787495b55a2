import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Bid } from '#contract/bids.ts';
import { liveBidStatuses } from '#contract/states.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import { bidderColumns, presentOwnBid } from '#server/jobs/index.ts';
import { bids } from '#server/jobs/table.ts';
import type { Reader } from '#server/platform/db.ts';
import { prepared } from '#server/platform/prepared.ts';

const ownBid = prepared((reader) =>
  reader
    .select({
      bid: bids,
      bidder: bidderColumns,
    })
    .from(bids)
    .innerJoin(users, eq(users.id, bids.cleanerId))
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, bids.cleanerId))
    .where(and(eq(bids.jobId, sql.placeholder('jobId')), eq(bids.cleanerId, sql.placeholder('cleanerId'))))
    .orderBy(desc(inArray(bids.status, [...liveBidStatuses])), desc(bids.createdAt), desc(bids.id))
    .limit(1)
    .prepare('own_bid'),
);

/** A cleaner's live bid on a job, else their latest; null if there is none. */
export async function readOwnBid(reader: Reader, jobId: string, cleanerId: string): Promise<Bid | null> {
  const [found] = await ownBid(reader).execute({ jobId, cleanerId });
  return found ? presentOwnBid(found.bid, found.bidder) : null;
}
