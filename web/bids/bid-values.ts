import type { SentBodyOf } from '#contract/endpoint.ts';

/** What the form of a bid holds. */
export type BidValues = SentBodyOf<typeof import('#contract/bids.ts').placeBid>;
