import { useEffect, useRef, useState } from 'react';
import type { Bid } from '#contract/bids.ts';
import { getJob } from '#contract/calls.ts';
import { useRead } from '#web/platform/use-read.ts';
import type { BidValues } from './bid-values.ts';

interface Settings {
  jobId: string;
  /** The live bid, where the page knows one. */
  bid: Bid | undefined;
  /** Something suggests that there is one: the server has refused a second, or the job has left the list. */
  suspected: boolean;
  sending: boolean;
  typed: () => BidValues;
  /** What arrived is what stands in the form. */
  onSame: () => void;
}

/**
 * The reader's bid that a form for a new one has not seen arrive: its answer was lost, or another phone was faster. One
 * that says the same as the form is the form's own; null for that, and as long as there is none.
 */
export function useArrivedBid({ jobId, bid, suspected, sending, typed, onSame }: Settings) {
  const [isNew] = useState(!bid);
  const asks = isNew && suspected && !bid;
  const read = useRead(getJob, { params: { id: jobId }, enabled: asks });
  const found = bid ?? read.data?.ownBid ?? null;
  const arrived = isNew && !sending && found && isLive(found) ? found : null;
  const same = arrived !== null && saysTheSame(arrived, typed());
  const told = useRef(false);
  useEffect(() => {
    if (!same || told.current) return;
    told.current = true;
    onSame();
  }, [same, onSame]);
  return { arrived: same ? null : arrived, looking: asks && read.isFetching };
}

const isLive = ({ status }: Bid) => status === 'PENDING' || status === 'ACCEPTED';

const saysTheSame = (bid: Bid, typed: BidValues) =>
  bid.amountCents === typed.amountCents &&
  (bid.estimatedHours ?? null) === (typed.estimatedHours ?? null) &&
  (bid.message ?? '') === (typed.message ?? '').trim();
