import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Changed } from '#contract/notifications.ts';
import type { StreamedEvent } from './event-stream.ts';
import { keepHearing } from './live-connection.ts';
import { refetchChanged } from './refetch-changed.ts';
import { doubtAccount } from './token.ts';

/** Events come in bursts: what they concern is fetched once per burst. */
const gatherFor = 300;
/** The open jobs change for every cleaner at once, so their pages spread their requests over this time. */
const openJobsWithin = 10_000;

/** Refetches what is on screen when others change it. Mount it once, while someone is signed in. */
export function LiveUpdates({ account }: { account: string }) {
  const queryClient = useQueryClient();
  useEffect(() => follow(queryClient, account), [queryClient, account]);
  return null;
}

function follow(queryClient: QueryClient, account: string): () => void {
  const refresh = (changes: readonly Changed[]) => void refetchChanged(queryClient, ...changes);
  const soon = gathering(refresh, () => gatherFor);
  const later = gathering(refresh, () => Math.random() * openJobsWithin);
  const bell = gathering(
    () => void refetchChanged(queryClient, { topics: ['notifications'] }),
    () => gatherFor,
  );
  const hear = ({ event, data }: StreamedEvent) => {
    if (event === 'notification') bell.add({ topics: [] });
    if (event !== 'changed') return;
    const change = JSON.parse(data) as Changed; // the server's format: contract/notifications.ts
    if (change.topics.includes('account')) doubtAccount();
    (change.topics.includes('openJobs') ? later : soon).add(change);
  };
  const missed = () => void queryClient.invalidateQueries();
  const stops = [keepHearing(account, { hear, missed }), soon.stop, later.stop, bell.stop];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Collects what arrives within a while and passes it on together. */
function gathering(handOver: (changes: readonly Changed[]) => void, wait: () => number) {
  let changes: Changed[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(change: Changed) {
      changes.push(change);
      timer ??= setTimeout(() => {
        const gathered = changes;
        [changes, timer] = [[], undefined];
        handOver(gathered);
      }, wait());
    },
    stop: () => clearTimeout(timer),
  };
}
