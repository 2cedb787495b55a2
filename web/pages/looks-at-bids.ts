import type { Bid } from '#contract/bids.ts';
import type { JobStatus } from '#contract/states.ts';
import { whomItWaitsFor } from '#web/platform/whom-it-waits-for.ts';

interface WithBids {
  status: JobStatus;
  bids?: readonly Pick<Bid, 'status'>[] | undefined;
}

/** Whether the reader sees the bids on a job of the host’s without choosing among them: a viewer of their team. */
export const looksAtBids = ({ status, bids }: WithBids): boolean =>
  whomItWaitsFor() !== null && status === 'OPEN' && (bids?.some((bid) => bid.status === 'PENDING') ?? false);
