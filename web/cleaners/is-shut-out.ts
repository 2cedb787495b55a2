import type { CleanerProfile } from '#contract/cleaners.ts';

/** The check came out against them: no bid can come until support has looked at it. */
export const isShutOut = (status: CleanerProfile['backgroundCheckStatus']): boolean =>
  status === 'FAILED' || status === 'REJECTED';
