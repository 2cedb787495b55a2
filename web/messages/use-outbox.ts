import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Outgoing, outbox, type Talk } from './outbox.ts';

/** What was written into one conversation and has not arrived, and how to add to it. */
export function useOutbox(talk: Talk) {
  const cache = useQueryClient();
  const all = useSyncExternalStore(outbox.subscribe, outbox.all);
  return {
    waiting: all.filter(
      ({ author, jobId, personId }) => author.id === talk.user.id && jobId === talk.jobId && personId === talk.personId,
    ),
    remove: outbox.remove,
    retry: (one: Outgoing) => outbox.retry(cache, one),
    add: (text: string, photoUrls: string[]) => outbox.add(cache, talk, { text, photoUrls }),
  };
}
