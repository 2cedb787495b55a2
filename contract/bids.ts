import { z } from 'zod';
import { cents, twoDecimals, typedCents } from './amounts.ts';
import { cleanerRecord } from './cleaner-record.ts';
import { endpoint } from './endpoint.ts';
import { maximumPayoutCents, minimumBidCents } from './money.ts';
import { bidStatuses, lossReasons } from './states.ts';
import { prose } from './text.ts';
import { id, idParams, instant, maybe, pageQuery } from './wire.ts';

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
  /** Only for the bid’s own cleaner, while it is REJECTED: why, never with anybody’s price. */
  lostBecause: z.array(z.enum(lossReasons)).optional(),
  /** Only for the host, to help compare bids: a face of some 320 pixels, where they show one. */
  cleanerPictureUrl: maybe(z.string()).optional(),
  distanceKm: maybe(z.number()).optional(),
  jobsDoneHere: z.number().int().optional(),
  /** Only for the host, of a pending bid on an open job: its cleaner holds another at that time, so it can’t be accepted. */
  bookedElsewhere: z.boolean().optional(),
  /** With the job’s detail. */
  record: cleanerRecord.optional(),
  /** 0 while the bid is PENDING and its cleaner has a referral credit left; otherwise today’s fee counts. */
  cleanerFeeCents: cents.optional(),
});
export type Bid = z.infer<typeof bid>;

const bidFields = {
  amountCents: typedCents(minimumBidCents, maximumPayoutCents, 'minimumBid'),
  message: prose(500)
    .refine((text) => text.trim().length >= 10, 'bidMessage')
    .nullish(),
  estimatedHours: twoDecimals(1, 12, { min: 'minimumHours', max: 'maximumHours' }).nullish(),
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
