import { useState } from 'react';

/** What a list knows of a job whose bid is being written in it, or whose host is answered in it. */
export interface JobInHand {
  /** It has left the list meanwhile: somebody was faster, or its host has taken it back. */
  gone: boolean;
  /** The bid, or the yes, was sent from here. */
  sent: boolean;
  onBidding: (bidding: boolean) => void;
  onSent: () => void;
}

interface Held<One> {
  job: One;
  at: number;
  sent: boolean;
}

/**
 * A list of open jobs in which one that somebody is bidding on stays where it was, even when it is open no more; and one
 * that was bid on, until the list is left: nothing moves under the reader's thumb.
 */
export function useJobInHand<One extends { id: string }>(jobs: readonly One[] | undefined) {
  const [held, setHeld] = useState<readonly Held<One>[]>([]);
  const left = held.filter(({ job }) => jobs?.every(({ id }) => id !== job.id));
  const shown = jobs && [...jobs];
  for (const { at, job } of left) shown?.splice(at, 0, job);
  const hold = (job: One, how: Partial<Held<One>>) =>
    setHeld((all) => {
      const at = Math.max(0, shown?.findIndex(({ id }) => id === job.id) ?? 0);
      const now = all.find((one) => one.job.id === job.id) ?? { job, at, sent: false };
      return [...without(all, job), { ...now, ...how }].sort((a, b) => a.at - b.at);
    });
  const handOf = (job: One): JobInHand => {
    const sent = held.some((one) => one.sent && one.job.id === job.id);
    return {
      sent,
      gone: !sent && left.some((one) => one.job.id === job.id),
      onBidding: (bidding) => (bidding ? hold(job, {}) : setHeld((all) => without(all, job))),
      onSent: () => hold(job, { sent: true }),
    };
  };
  return { shown, handOf };
}

const without = <One extends { id: string }>(all: readonly Held<One>[], { id }: One) =>
  all.filter(({ job }) => job.id !== id);
