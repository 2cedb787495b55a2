import { renewalOpens } from '#contract/terms.ts';
import type { Today } from '#contract/today.ts';
import { approvedUntil, type HelperClearance } from '#server/cleaners/index.ts';
import { plus } from '#server/platform/clock.ts';

/** What a cleaner has to know of their background check to go on working; null where it needs no thought. */
export function checkInTheWay(cleaner: HelperClearance & { helperOnly: boolean }, now: Date): Today['check'] {
  const { clearance: status, helperOnly } = cleaner;
  // whoever only comes along needs no admin’s approval for that
  if (helperOnly && status === 'PASSED') return null;
  const until = approvedUntil(cleaner);
  if (!until || until <= now) return { status: status === 'APPROVED' ? null : status, endsAt: null };
  return until <= plus(now, renewalOpens) ? { status, endsAt: until.toISOString() } : null;
}
