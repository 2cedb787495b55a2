import { useIsOn } from './use-is-on.ts';

/** For which sides somebody may sign up now. */
export function useOpenSides() {
  const [host, cleaner] = [useIsOn('hostSignUp'), useIsOn('cleanerSignUp')];
  return { host, cleaner, any: host || cleaner };
}
