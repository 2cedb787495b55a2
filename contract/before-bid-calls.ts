import type * as beforeBid from './before-bid.ts';
import { callOf } from './endpoint.ts';

// What a cleaner weighs before a bid, kept as the calls in calls.ts are.

export const getBeforeBid = callOf<typeof beforeBid.getBeforeBid>('GET', '/api/jobs/{id}/before-bid');

export const listJobFits = callOf<typeof beforeBid.listJobFits>('GET', '/api/cleaner/job-fits');
