/** What a phone that was without a signal says about when something was done there. */
export interface PhoneTime {
  /** When, by the phone's clock. Null: now, the phone being in touch. */
  at?: string | null | undefined;
  /** What the phone's clock showed as it sent this; null where it does not say. */
  phoneNow: Date | null;
}

/**
 * When something was really done, as a date of our own. How long ago it was is what counts, because a phone's clock may
 * be hours off and still run evenly; a phone that does not tell what it shows now is taken at its word. Never in the
 * future, and never before `earliest`, when it could not have been done yet.
 */
export function doneAt({ at, phoneNow }: PhoneTime, now: Date, earliest: Date | null): Date {
  if (!at) return now;
  const told = Date.parse(at);
  const claimed = phoneNow ? now.getTime() - (phoneNow.getTime() - told) : told;
  const bounded = Math.min(now.getTime(), Math.max(claimed, earliest?.getTime() ?? Number.NEGATIVE_INFINITY));
  return new Date(bounded);
}
