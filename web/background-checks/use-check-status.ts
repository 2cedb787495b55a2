import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { BackgroundCheck } from '#contract/background-checks.ts';
import { getBackgroundCheckStatus, getCleanerProfile } from '#contract/calls.ts';
import { readKey, useRead } from '#web/platform/use-read.ts';

const pauseMs = 4000;
const mostTries = 20;

/** How the check stands. While it moves and this screen is open, the server is asked again for a while. */
export function useCheckStatus() {
  const check = useRead(getBackgroundCheckStatus);
  const [awaited, setAwaited] = useState(false);
  const [tries, setTries] = useState(0);
  const status = check.data?.status ?? null;
  const moving = status === 'IN_PROGRESS' || (status === 'PENDING' && awaited);
  const asking = moving && tries < mostTries;
  const { refetch } = check;
  useEffect(() => {
    if (!asking) return;
    const timer = setInterval(() => {
      setTries((before) => before + 1);
      void refetch();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [asking, refetch]);
  useFreshProfile(check.data);
  return {
    check,
    asking,
    /** A payment has just been made: news will come. */
    expectNews: () => {
      setAwaited(true);
      setTries(0);
    },
    again: () => {
      setTries(0);
      void refetch();
    },
  };
}

/** The profile carries the status too: it is read again once that has changed. */
function useFreshProfile(check: BackgroundCheck | null | undefined): void {
  const queryClient = useQueryClient();
  const seen = useRef(check?.status);
  useEffect(() => {
    const before = seen.current;
    seen.current = check?.status;
    if (before && check && before !== check.status)
      void queryClient.invalidateQueries({ queryKey: readKey(getCleanerProfile) });
  }, [check, queryClient]);
}
