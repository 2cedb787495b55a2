import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { workWaits } from '#web/platform/work-waits.ts';
import { whenQuiet } from '#web/ui/when-quiet.ts';

/** Nothing was fetched for so long, in milliseconds: the page stands there. */
const quietFor = 3000;

/**
 * Makes a cleaner's phone ready for a home without a signal, once their page stands there; at once where something
 * waits to be sent, or the connection is gone already. Answers whether it has begun.
 */
export function useStartOffline(user: User | null): boolean {
  const cache = useQueryClient();
  const { language } = useLanguage();
  const [started, setStarted] = useState(false);
  const userId = user?.role === 'CLEANER' && user.onboardingCompleted && !user.suspended ? user.id : null;
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let over = false;
    const start = async () => {
      const { startOffline } = await import('#web/platform/offline/start.ts');
      if (over) return;
      stop = startOffline(cache, userId, language);
      setStarted(true);
    };
    // where its code cannot be had, the page stays as it was
    const isAwaiting = () => cache.isFetching() > 0;
    const cancel = whenReady(() => void start().catch(() => undefined), isAwaiting);
    return () => {
      over = true;
      cancel();
      stop?.();
      setStarted(false);
    };
  }, [cache, userId, language]);
  return started;
}

/** At once where something waits to be sent, or the connection is gone already; no later than it goes. */
function whenReady(begin: () => void, isAwaiting: () => boolean): () => void {
  if (workWaits() || !navigator.onLine) {
    begin();
    return () => undefined;
  }
  const stop = () => {
    calm();
    window.removeEventListener('offline', start);
  };
  function start() {
    stop();
    begin();
  }
  const calm = whenQuiet(quietFor, start, isAwaiting);
  window.addEventListener('offline', start);
  return stop;
}
