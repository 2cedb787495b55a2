import { platformFeeCents } from '#contract/money.ts';
import { hour, minute, plus } from '#server/platform/clock.ts';

/** What each side pays Freshkey, fixed when a cleaner is assigned. */
export const fees = { hostFeeCents: platformFeeCents, cleanerFeeCents: platformFeeCents };

const leastTime = 15 * minute;

/** The earlier of 12 hours after assignment and 2 hours before the start, never under 15 minutes. */
export function confirmBy(startTime: Date, now: Date): Date {
  const wanted = Math.min(plus(now, 12 * hour).getTime(), plus(startTime, -2 * hour).getTime());
  return new Date(Math.max(wanted, shortConfirmBy(now).getTime()));
}

/** The deadline for a backup who takes over after someone missed theirs. */
export const shortConfirmBy = (now: Date): Date => plus(now, leastTime);

/** How late Start Job may come after the start, or after a later deadline to confirm. */
export const checkInGrace = 30 * minute;
