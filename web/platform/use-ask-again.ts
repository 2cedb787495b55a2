import { useEffect } from 'react';

const everyMs = 15_000;

/** Asks the server again from time to time, for as long as an answer says that more is to come. */
export function useAskAgain({ refetch }: { refetch: () => unknown }, more: boolean): void {
  useEffect(() => {
    if (!more) return;
    const timer = setInterval(() => void refetch(), everyMs);
    return () => clearInterval(timer);
  }, [more, refetch]);
}
