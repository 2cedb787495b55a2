import { z } from 'zod';
import { cents, sentCents } from './amounts.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents, minimumBidCents } from './money.ts';
import { bidStatuses, jobStatuses } from './states.ts';
import { prose } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

/** The part of a job that a bidder sees beside a bid. */
const biddenJob = z.object({
  id,
  title: z.string(),
  status: z.enum(jobStatuses),
  startTime: instant,
  endTime: instant,
  timeZone: z.string(),
  payoutCents: cents,
  cleaningType: z.string(),
  city: maybe(z.string()),
  state: maybe(z.string()),
  zipCode: maybe(z.string()),
  property: z.object({
    id,
    title: z.string(),
    address: z.string(),
    bedrooms: maybe(z.number()),
    bathrooms: maybe(z.number()),
  }),
});

export const bid = z.object({
  id,
  jobId: id,
  cleanerId: id,
  amountCents: cents,
  message: maybe(z.string()),
  estimatedHours: maybe(z.number()),
  status: z.enum(bidStatuses),
  teamRank: maybe(z.number().int()),
  createdAt: instant,
  cleaner: z.object({ name: z.string(), ratingAvg: maybe(z.number()), ratingCount: z.number().int() }),
  cleanerProfile: z.object({ hourlyRate: z.number() }),
  /** Only for the host: what helps to compare. */
  distanceKm: maybe(z.number()).optional(),
  jobsDoneHere: z.number().int().optional(),
});
export type Bid = z.infer<typeof bid>;
export const ownBid = bid.extend({ job: biddenJob });
export type OwnBid = z.infer<typeof ownBid>;

const bidFields = {
  amountCents: sentCents(minimumBidCents, maximumPayoutCents, 'minimumBid'),
  message: prose(500)
    .refine((text) => text.trim().length >= 10, 'bidMessage')
    .nullish(),
  estimatedHours: z.number().min(1, 'minimumHours').max(12, 'maximumHours').multipleOf(0.25).nullish(),
};

export const placeBid = endpoint({
  method: 'POST',
  path: '/api/jobs/{id}/bids',
  access: ['CLEANER'],
  summary: 'Bid on an open job',
  status: 201,
  params: idParams,
  body: z.strictObject(bidFields),
  answer: bid,
});
export const changeBid = endpoint({
  method: 'PATCH',
  path: '/api/bids/{id}',
  access: ['CLEANER'],
  summary: 'Change a pending bid',
  status: 200,
  params: idParams,
  body: z.strictObject({ ...bidFields, amountCents: bidFields.amountCents.optional() }),
  answer: bid,
});
export const withdrawBid = endpoint({
  method: 'DELETE',
  path: '/api/bids/{id}',
  access: ['CLEANER'],
  summary: 'Withdraw a pending bid',
  status: 204,
  params: idParams,
});
export const listJobBids = endpoint({
  method: 'GET',
  path: '/api/jobs/{id}/bids',
  access: ['HOST'],
  summary: 'The bids on a job, for its host',
  status: 200,
  params: idParams,
  query: pageQuery({ status: z.enum(bidStatuses).optional() }),
  answer: z.array(bid),
  paged: true,
});
export const listOwnBids = endpoint({
  method: 'GET',
  path: '/api/cleaner/bids',
  access: ['CLEANER'],
  summary: 'The cleaner’s own bids with their jobs, newest first',
  status: 200,
  query: pageQuery({ status: z.enum(bidStatuses).optional() }),
  answer: z.array(ownBid),
  paged: true,
});
