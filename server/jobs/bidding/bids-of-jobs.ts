import { asc, eq, sql } from 'drizzle-orm';
import type { Bid } from '#contract/bids.ts';
import type { CleanerRecord } from '#contract/cleaner-record.ts';
import { users } from '#server/accounts/table.ts';
import { cleanerProfiles } from '#server/cleaners/table.ts';
import type { Reader } from '#server/platform/db.ts';
import type { Kit } from '#server/platform/kit.ts';
import { photoLink, thumbnailKey } from '#server/platform/photo-link.ts';
import { prepared } from '#server/platform/prepared.ts';
import { recordOf } from '../cleaner-record.ts';
import { hasFreeCredit } from '../hiring/assigning.ts';
import { bidBooked } from '../hiring/clashes.ts';
import { hostedBy } from '../people.ts';
import { kilometres } from '../present-job.ts';
import { bids, jobs } from '../table.ts';
import { bidderColumns } from './bidder-columns.ts';
import { type Bidder, type BidFacts, presentBid } from './present-bid.ts';

/** Bids with what helps their host compare: the distance to the property, and the bidder's past work there. */
export const selectHostBids = (reader: Reader) =>
  reader
    .select({
      bid: bids,
      bidder: bidderColumns,
      pictureKey: cleanerProfiles.profileImageKey,
      metres: sql<number | null>`earth_distance(${jobs.location}, ${cleanerProfiles.location})`,
      jobsDoneHere: sql<number>`(select count(*)::int from ${jobs} done where done.cleaner_id = ${bids.cleanerId}
        and done.property_id = ${jobs.propertyId} and done.status = 'PAID')`,
      isBooked: bidBooked,
    })
    .from(bids)
    .innerJoin(jobs, eq(jobs.id, bids.jobId))
    .innerJoin(users, eq(users.id, bids.cleanerId))
    .leftJoin(cleanerProfiles, eq(cleanerProfiles.userId, bids.cleanerId))
    .$dynamic();

export interface HostBidRow {
  bid: BidFacts;
  bidder: Bidder;
  /** Of the bidder's profile picture, where they have one. */
  pictureKey: string | null;
  metres: number | null;
  jobsDoneHere: number;
  /** Holds another job at that time, so that the bid can't be accepted. */
  isBooked: boolean;
}

export const presentHostBid = (kit: Kit, row: HostBidRow): Bid => ({
  ...presentBid(row.bid, row.bidder),
  cleanerPictureUrl: row.pictureKey && photoLink(kit, thumbnailKey(row.pictureKey)),
  distanceKm: kilometres(row.metres),
  jobsDoneHere: row.jobsDoneHere,
  ...(row.isBooked && { bookedElsewhere: true }),
});

const allBids = prepared((reader) =>
  selectHostBids(reader)
    .where(sql`${bids.jobId} = any(${sql.placeholder('jobIds')}::uuid[])`)
    .orderBy(asc(bids.createdAt), asc(bids.id))
    .prepare('bids_of_jobs'),
);

/** The bids on several jobs in one query, grouped by job, oldest first; for their host only. */
export async function bidsOfJobs(kit: Kit, jobIds: readonly string[]): Promise<Map<string, Bid[]>> {
  const found = new Map<string, Bid[]>(jobIds.map((jobId) => [jobId, []]));
  if (jobIds.length === 0) return found;
  const rows = await allBids(kit.db).execute({ jobIds });
  for (const row of rows) found.get(row.bid.jobId)?.push(presentHostBid(kit, row));
  return found;
}

/** A bid and its bidder as JSON gives them. */
type StoredBid = BidFacts & Bidder & Omit<HostBidRow, 'bid' | 'bidder'> & { record: CleanerRecord };

/** The bids on a query's job, oldest first, read in one column; null for anyone but its host and admins. */
export const bidsColumn = sql<StoredBid[] | null>`case
  when ${hostedBy(sql.placeholder('viewerId'))} or ${sql.placeholder('byAdmin')}::boolean then (
    select coalesce(json_agg(found), '[]') from (
      select bid.id, bid.job_id as "jobId", bid.cleaner_id as "cleanerId", bid.amount_cents as "amountCents",
        bid.message, bid.estimated_hours as "estimatedHours", bid.status, bid.team_rank as "teamRank",
        bid.created_at as "createdAt", bidder.name, bidder.rating_stars as "ratingStars",
        bidder.rating_count as "ratingCount", profile.hourly_rate_cents as "hourlyRateCents",
        profile.profile_image_key as "pictureKey",
        ${hasFreeCredit(sql`bidder.id`)} as "hasCredit",
        earth_distance(${jobs.location}, profile.location) as metres,
        (select count(*) from job done where done.cleaner_id = bid.cleaner_id
          and done.property_id = ${jobs.propertyId} and done.status = 'PAID') as "jobsDoneHere",
        ${bidBooked} as "isBooked",
        ${recordOf(sql`bidder.id`)} as record
      from bid
      join user_account bidder on bidder.id = bid.cleaner_id
      left join cleaner_profile profile on profile.user_id = bid.cleaner_id
      where bid.job_id = ${jobs.id} order by bid.created_at, bid.id) found) end`;

export const presentStoredBid = (kit: Kit, stored: StoredBid): Bid => ({
  ...presentHostBid(kit, { ...stored, bid: stored, bidder: stored }),
  record: stored.record,
});
