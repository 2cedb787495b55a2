import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotifications } from '#contract/calls.ts';
import type { Changed } from '#contract/notifications.ts';
import type { StreamedEvent } from './event-stream.ts';
import { keepHearing } from './live-connection.ts';
import { isConcerned } from './live-topics.ts';
import { readKey } from './use-read.ts';

/** Events come in bursts: what they concern is fetched once for all of a burst. */
const gatherFor = 300;

/** Fetches again what is on screen when others change it. Mount it once, while somebody is signed in. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  useEffect(() => follow(queryClient), [queryClient]);
  return null;
}

function follow(queryClient: QueryClient): () => void {
  let changes: Changed[] = [];
  let told = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    const [gathered, notified] = [changes, told];
    [changes, told, timer] = [[], false, undefined];
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => gathered.some((change) => isConcerned(queryKey, change)),
    });
    if (notified) void queryClient.invalidateQueries({ queryKey: readKey(listNotifications) });
  };
  const hear = ({ event, data }: StreamedEvent) => {
    if (event === 'missed') return missed();
    if (event === 'notification') told = true;
    // the server writes it so: contract/notifications.ts
    if (event === 'changed') changes.push(JSON.parse(data) as Changed);
    timer ??= setTimeout(refresh, gatherFor);
  };
  const missed = () => void queryClient.invalidateQueries();
  const stop = keepHearing({ hear, missed });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
