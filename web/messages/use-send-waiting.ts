import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptUntilSignOut } from '#web/platform/kept-until-sign-out.ts';
import { outboxPlace } from './outbox-place.ts';

/** Milliseconds between two tries: browsers notice a lost connection, but not every one that is back. */
const between = 10_000;

/** Sends what waits for a connection, on whatever page its author is by then. */
export function useSendWaiting(authorId: string | null): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (authorId === null) return;
    const send = () => {
      if (!navigator.onLine || keptUntilSignOut.read(outboxPlace) === null) return;
      // without a connection its file does not come either; the next try is soon
      void import('./outbox.ts').then(({ outbox }) => outbox.sendWaiting(cache, authorId)).catch(() => undefined);
    };
    send();
    const timer = setInterval(send, between);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [cache, authorId]);
}
