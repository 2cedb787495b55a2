import { sql } from 'drizzle-orm';
import type { Bid } from '#contract/bids.ts';
import type { Bidder, BidFacts } from '#server/jobs/index.ts';
import { hostedBy, presentHostBid } from '#server/jobs/index.ts';
import { jobs } from '#server/jobs/table.ts';

/** A bid and its bidder as JSON gives them. */
type StoredBid = BidFacts & Bidder & { metres: number | null; jobsDoneHere: number };

/** The bids on a query's job, oldest first, read in one column; null for anyone but its host and admins. */
export const bidsColumn = sql<StoredBid[] | null>`case
  when ${hostedBy(sql.placeholder('viewerId'))} or ${sql.placeholder('byAdmin')}::boolean then (
    select coalesce(json_agg(found), '[]') from (
      select bid.id, bid.job_id as "jobId", bid.cleaner_id as "cleanerId", bid.amount_cents as "amountCents",
        bid.message, bid.estimated_hours as "estimatedHours", bid.status, bid.team_rank as "teamRank",
        bid.created_at as "createdAt", bidder.name, bidder.rating_stars as "ratingStars",
        bidder.rating_count as "ratingCount", profile.hourly_rate_cents as "hourlyRateCents",
        earth_distance(${jobs.location}, profile.location) as metres,
        (select count(*) from job done where done.cleaner_id = bid.cleaner_id
          and done.property_id = ${jobs.propertyId} and done.status = 'PAID') as "jobsDoneHere"
      from bid
      join user_account bidder on bidder.id = bid.cleaner_id
      left join cleaner_profile profile on profile.user_id = bid.cleaner_id
      where bid.job_id = ${jobs.id} order by bid.created_at, bid.id) found) end`;

export const presentStoredBid = (stored: StoredBid): Bid =>
  presentHostBid({ bid: stored, bidder: stored, metres: stored.metres, jobsDoneHere: stored.jobsDoneHere });
