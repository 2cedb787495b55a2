import { localTime } from '#contract/zoned-time.ts';

const adultYears = 18;

/** Whether somebody born on that day is 18 by the calendar of the place where they live. */
export function isAdult(dateOfBirth: string, now: Date, timeZone: string): boolean {
  const today = localTime(now, timeZone).date;
  const [year = '', ...monthAndDay] = dateOfBirth.split('-');
  // Born on a 29 February: of age on 1 March where the year has no such day.
  return [String(Number(year) + adultYears).padStart(4, '0'), ...monthAndDay].join('-') <= today;
}
