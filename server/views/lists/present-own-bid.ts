import type { OwnBid } from '#contract/bids.ts';
import {
  areaOf,
  type Bidder,
  type BidRow,
  type JobRow,
  type JobView,
  payoutShownTo,
  presentBid,
} from '#server/jobs/index.ts';

interface OwnBidRow {
  bid: BidRow;
  bidder: Bidder;
  job: JobRow;
  property: JobView['property'];
}

/** The street and the price that was agreed show only to the bidder who got the job. */
export function presentOwnBid({ bid, bidder, job, property }: OwnBidRow): OwnBid {
  const relation = job.cleanerId === bid.cleanerId ? 'assigned cleaner' : 'bidder';
  const { title, timeZone, city, state, zipCode, bedrooms, bathrooms } = property;
  return {
    ...presentBid(bid, bidder),
    job: {
      id: job.id,
      title,
      status: job.status,
      startTime: job.startTime.toISOString(),
      endTime: job.endTime.toISOString(),
      timeZone,
      payoutCents: payoutShownTo(relation, job),
      cleaningType: job.cleaningType,
      city,
      state,
      zipCode,
      property: {
        id: job.propertyId,
        title,
        address: relation === 'assigned cleaner' ? property.address : areaOf(property),
        bedrooms,
        bathrooms,
      },
    },
  };
}
