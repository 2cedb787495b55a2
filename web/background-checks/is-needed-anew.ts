import type { BackgroundCheck } from '#contract/background-checks.ts';

/** PENDING because the cleaner's name, date of birth or SSN has changed since: begun anew, not paid to the end. */
export const isNeededAnew = (check: BackgroundCheck | null | undefined): boolean =>
  check?.status === 'PENDING' && check.identityChangedAt !== null;
