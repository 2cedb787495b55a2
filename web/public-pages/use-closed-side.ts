import { useOpenSides } from '#web/platform/use-open-sides.ts';

/** Which sides take nobody, as one sentence says it; null where both take people. */
export function useClosedSide(): 'host' | 'cleaner' | 'both' | null {
  const { host, cleaner } = useOpenSides();
  if (host && cleaner) return null;
  if (host) return 'cleaner';
  return cleaner ? 'host' : 'both';
}
