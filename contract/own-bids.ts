import { z } from 'zod';
import { bid } from './bids.ts';
import { endpoint } from './endpoint.ts';
import { job } from './jobs.ts';
import { bidStatuses } from './states.ts';
import { pageQuery } from './wire.ts';

const ownBid = bid.extend({ job });
export type OwnBid = z.infer<typeof ownBid>;

export const listOwnBids = endpoint({
  method: 'GET',
  path: '/api/cleaner/bids',
  access: ['CLEANER'],
  summary:
    'The cleaner’s own bids with their jobs, newest first; by `start` those still ahead as they begin, then those that are over',
  status: 200,
  query: pageQuery({ status: z.enum(bidStatuses).optional(), sort: z.enum(['start']).optional() }),
  answer: z.array(ownBid),
  paged: true,
});
