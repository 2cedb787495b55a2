import { invalidInput } from '#server/platform/refusal.ts';
import { isAdult } from './is-adult.ts';

// Where the place is unknown the westernmost state's day decides: nobody is taken for older than they are.
const latestDay = 'Pacific/Honolulu';

/** Refuses a date of birth that is none of a living person, or of one younger than 18. */
export function refuseMinors(dateOfBirth: string, now: Date, timeZone: string = latestDay): void {
  if (dateOfBirth < '1900') throw invalidInput({ dateOfBirth: 'dateOfBirth' });
  if (!isAdult(dateOfBirth, now, timeZone)) throw invalidInput({ dateOfBirth: 'adult' });
}
