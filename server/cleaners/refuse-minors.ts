import { localTime } from '#contract/zoned-time.ts';
import { invalidInput } from '#server/platform/refusal.ts';

// Where the place is unknown the westernmost state's day decides: nobody is taken for older than they are.
const latestDay = 'Pacific/Honolulu';

/** Refuses a date of birth that is none of a living person, or of one younger than 18. */
export function refuseMinors(dateOfBirth: string, now: Date, timeZone: string = latestDay): void {
  if (dateOfBirth < '1900') throw invalidInput({ dateOfBirth: 'dateOfBirth' });
  if (!isAdult(dateOfBirth, now, timeZone)) throw invalidInput({ dateOfBirth: 'adult' });
}

const adultYears = 18;

/** Whether somebody born on that day is 18 by the calendar of the place where they live. */
function isAdult(dateOfBirth: string, now: Date, timeZone: string): boolean {
  const today = localTime(now, timeZone).date;
  const [year = '', ...monthAndDay] = dateOfBirth.split('-');
  // Born on a 29 February: of age on 1 March where the year has no such day.
  return [String(Number(year) + adultYears).padStart(4, '0'), ...monthAndDay].join('-') <= today;
}
