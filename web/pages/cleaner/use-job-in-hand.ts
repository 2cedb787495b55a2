import { useState } from 'react';
import type { Job } from '#contract/jobs.ts';

/** What a list knows of a job whose bid is being written in it. */
export interface JobInHand {
  /** It has left the list meanwhile: somebody was faster, or its host has taken it back. */
  gone: boolean;
  onBidding: (bidding: boolean) => void;
}

/** A list of open jobs in which the one that somebody is bidding on stays where it was, even when it is open no more. */
export function useJobInHand<One extends Job>(jobs: readonly One[] | undefined) {
  const [held, setHeld] = useState<{ job: One; at: number } | null>(null);
  const gone = held && jobs?.every(({ id }) => id !== held.job.id) ? held : null;
  const shown = jobs && [...jobs];
  if (gone) shown?.splice(gone.at, 0, gone.job);
  const handOf = (job: One): JobInHand => ({
    gone: job.id === gone?.job.id,
    onBidding: (bidding) => {
      if (bidding) setHeld({ job, at: Math.max(0, jobs?.findIndex(({ id }) => id === job.id) ?? 0) });
      else setHeld((now) => (now?.job.id === job.id ? null : now));
    },
  });
  return { shown, handOf };
}
