import type { BackgroundCheck } from '#contract/background-checks.ts';
import { renewalOpens } from '#contract/terms.ts';
import { isNeededAnew } from './is-needed-anew.ts';

/** The approval ends soon, and the next check may be begun. */
export const isRenewable = (check: BackgroundCheck | null, now: number): boolean =>
  check?.status === 'APPROVED' && check.expiresAt !== null && Date.parse(check.expiresAt) - renewalOpens <= now;

/** The approval has ended: held jobs go on, bidding does not. */
export const isExpired = (check: BackgroundCheck | null, now: number): boolean =>
  check?.status === 'APPROVED' && check.expiresAt !== null && Date.parse(check.expiresAt) <= now;

/** Whether there is a check to begin: the first one, one of who the cleaner is now, or the next year's. */
export const mayBegin = (check: BackgroundCheck | null, now: number): boolean =>
  check === null || isNeededAnew(check) || isRenewable(check, now);
