import { renewalOpens } from '#contract/terms.ts';
import type { Today } from '#contract/today.ts';
import { type Clearance, isApproved } from '#server/cleaners/index.ts';
import { plus } from '#server/platform/clock.ts';

/** What a cleaner has to know of their background check to go on finding work; null where it needs no thought. */
export function checkInTheWay(cleaner: Clearance, now: Date): Today['check'] {
  const { clearance: status, clearedUntil } = cleaner;
  // an approval that ends at no time is that of somebody who only helps others
  if (status === 'APPROVED' && clearedUntil === null) return null;
  if (!isApproved(cleaner, now)) return { status: status === 'APPROVED' ? null : status, endsAt: null };
  const endsSoon = clearedUntil !== null && clearedUntil <= plus(now, renewalOpens);
  return endsSoon ? { status, endsAt: clearedUntil.toISOString() } : null;
}
