import { useIsOn } from './use-is-on.ts';

/** For which sides somebody may sign up now. */
export function useOpenSides() {
  const [host, cleaner] = [useIsOn('hostSignUp'), useIsOn('cleanerSignUp')];
  return { host, cleaner, any: host || cleaner, closed: closedOf({ host, cleaner }) };
}

/** Which sides take nobody, as one sentence says it; null where both take people. */
function closedOf({ host, cleaner }: { host: boolean; cleaner: boolean }) {
  if (host && cleaner) return null;
  if (host) return 'cleaner';
  return cleaner ? 'host' : 'both';
}
