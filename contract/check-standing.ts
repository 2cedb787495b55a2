import type { BackgroundCheckStatus } from './states.ts';
import { renewalOpens } from './terms.ts';

/** What of a background check decides how it stands; instants as a row or the wire has them. */
interface Check {
  status: BackgroundCheckStatus;
  expiresAt: Date | string | null;
  identityChangedAt: Date | string | null;
}

/**
 * As its status says, or: `NONE` before the first; `CHANGED` once the cleaner's name, date of birth or SSN is another than
 * the one checked; `RENEWABLE` when the approval ends soon; `EXPIRED` once it has, so that held jobs go on and bidding
 * does not.
 */
export type CheckStanding = BackgroundCheckStatus | 'NONE' | 'CHANGED' | 'RENEWABLE' | 'EXPIRED';

export function checkStandingOf(check: Check | null, now: Date | number): CheckStanding {
  if (!check) return 'NONE';
  const { status, expiresAt, identityChangedAt } = check;
  if (status === 'PENDING' && identityChangedAt !== null) return 'CHANGED';
  if (status !== 'APPROVED' || expiresAt === null) return status;
  const left = new Date(expiresAt).getTime() - Number(now);
  if (left <= 0) return 'EXPIRED';
  return left <= renewalOpens ? 'RENEWABLE' : status;
}

/** Whether there is a check to begin: the first one, one of who the cleaner is now, or the next year's. */
export const mayBeginCheck = (standing: CheckStanding): boolean =>
  standing === 'NONE' || standing === 'CHANGED' || standing === 'RENEWABLE' || standing === 'EXPIRED';
